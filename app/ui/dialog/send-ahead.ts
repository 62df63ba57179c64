import { whyUnsent } from "~/http/results/why-unsent";

/** The browser's own `fetch`: the one below may still hold an answer the router never took. */
const { fetch: plain } = globalThis;

/**
 * Sends a form before the router does, because without an answer the router would replace list and
 * typed text by an error. The router's request then gets this answer. @returns the problem, if any
 */
export async function sendAhead(
  action: string,
  form: HTMLFormElement,
  typed: FormData,
): Promise<{ why?: string; status?: number }> {
  const address = new URL(action, location.href);
  address.pathname += ".data";
  const isMultipart = form.enctype === "multipart/form-data";
  // Without files, all values are texts.
  const body = isMultipart ? typed : new URLSearchParams([...typed] as [string, string][]);
  const answer = await plain(address, { method: "POST", body }).catch(() => undefined);
  // Remix sets this header, so another answer comes from the gate or a web server in front.
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
