/** An answer that the router has never asked for must not be given to a later form. */
const { fetch: plain } = globalThis;

/**
 * Sends a form before the router does, which puts an error in the place of the list and of what was typed
 * where no answer comes. Its own request is handed the answer. @returns false where the site gave none
 */
export async function sendAhead(action: string, form: HTMLFormElement, typed: FormData) {
  const address = new URL(action, location.href);
  address.pathname += ".data";
  const isMultipart = form.enctype === "multipart/form-data";
  // Files are sent in parts alone, so all that is left are texts.
  const body = isMultipart ? typed : new URLSearchParams([...typed] as [string, string][]);
  const answer = await plain(address, { method: "POST", body }).catch(() => undefined);
  // A web server in front answers for a site that is gone, too.
  if (!answer?.headers.has("X-Remix-Response")) return false;
  window.fetch = async (asked, how) => {
    if (how?.method !== "POST" || String(asked) !== address.href) return plain(asked, how);
    window.fetch = plain;
    return answer;
  };
  return true;
}
