import { useState } from "react";
import { usePageContext } from "~/http/page/page-context";

const ID = "codigo";

/**
 * The id under which the log knows this answer, after what there is to say of it. The browser has it
 * from the document alone: what fails later is another answer, and says nothing.
 */
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
