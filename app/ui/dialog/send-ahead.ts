/**
 * Sends a form before the router does: it would put an error in the place of the list and of what was
 * typed where no answer comes. Its own request for the same address is then handed that answer.
 * @returns false where the site did not answer
 */
export async function sendAhead(action: string, form: HTMLFormElement, typed: FormData) {
  const address = new URL(action, location.href);
  address.pathname += ".data";
  const isMultipart = form.enctype === "multipart/form-data";
  // Files are sent in parts alone, so all that is left are texts.
  const body = isMultipart ? typed : new URLSearchParams([...typed] as [string, string][]);
  const answer = await fetch(address, { method: "POST", body }).catch(() => undefined);
  // A web server in front answers for a site that is gone, too.
  if (!answer?.headers.has("X-Remix-Response")) return false;
  const { fetch: plain } = window;
  window.fetch = async (asked, how) => {
    if (how?.method !== "POST" || String(asked) !== address.href) return plain(asked, how);
    window.fetch = plain;
    return answer;
  };
  return true;
}
