import type { ActionFunctionArgs } from "@remix-run/node";
import { findViewer } from "~/auth/guard.server";
import { endSessionsOf } from "~/auth/sessions.server";
import { signOut } from "~/auth/sign-in.server";
import { writeFlash } from "~/http/flash.server";
import { readForm } from "~/http/form.server";
import { seeOther } from "~/http/responses.server";
import { paths } from "~/paths";
import { database } from "~db/client.server";

/** A link must not sign anybody out. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** Signs this browser out, with `intent=otras` every other one, with `intent=todas` all of them. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const viewer = await findViewer(request);
  if (viewer && form.get("intent") === "otras") {
    const { person, session } = viewer;
    await database().write((trx) => endSessionsOf(trx, person.id, session.idHash));
    return seeOther(paths.adminProfile(), await writeFlash("acceso.otras-cerradas"));
  }
  if (viewer && form.get("intent") === "todas") {
    await database().write((trx) => endSessionsOf(trx, viewer.person.id));
  }
  const cookies = await signOut(request);
  const answer = seeOther(paths.auth(), ...cookies, await writeFlash("acceso.cerrado"));
  // Copies of pages go; the visitor's own lists and choices stay.
  answer.headers.set("Clear-Site-Data", '"cache"');
  return answer;
}
