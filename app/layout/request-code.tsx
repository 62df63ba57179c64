import { useState } from "react";
import { usePageContext } from "~/http/page/page-context";

const ID = "codigo";

/** The browser takes the id from the document, because only that belongs to the failed request. */
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
