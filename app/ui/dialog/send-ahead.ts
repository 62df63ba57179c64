import { whyUnsent } from "~/http/results/why-unsent";

/** An answer that the router has never asked for must not be given to a later form. */
const { fetch: plain } = globalThis;

/**
 * Sends a form before the router does, which puts an error in the place of the list and of what was typed
 * where no answer comes. Its own request is handed the answer. @returns why, where the site gave none
 */
export async function sendAhead(
  action: string,
  form: HTMLFormElement,
  typed: FormData,
): Promise<{ why?: string; status?: number }> {
  const address = new URL(action, location.href);
  address.pathname += ".data";
  const isMultipart = form.enctype === "multipart/form-data";
  // Files are sent in parts alone, so all that is left are texts.
  const body = isMultipart ? typed : new URLSearchParams([...typed] as [string, string][]);
  const answer = await plain(address, { method: "POST", body }).catch(() => undefined);
  // The gate answers with a page of its own, and a web server in front for a site that is gone.
  if (!answer?.headers.has("X-Remix-Response")) {
    return { why: whyUnsent(answer?.status ?? 0, (await answer?.text().catch(() => "")) ?? "") };
  }
  window.fetch = async (asked, how) => {
    if (how?.method !== "POST" || String(asked) !== address.href) return plain(asked, how);
    window.fetch = plain;
    return answer;
  };
  return { status: answer.status };
}
