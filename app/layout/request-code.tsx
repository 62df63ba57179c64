import { useState } from "react";
import { usePageContext } from "~/http/page/page-context";

const ID = "codigo";

/** A later fault is another answer, so the browser has the id from the document alone. */
export function RequestCode({ lead }: { lead: string }) {
  const context = usePageContext();
  const [code] = useState(() =>
    context ? context.requestId : globalThis.document?.getElementById(ID)?.textContent,
  );
  return (
    code && (
      <>
        {lead} <span id={ID}>{code}</span>
      </>
    )
  );
}
