import type { ActionFunctionArgs } from "@remix-run/node";
import { findViewer, requireRecentAuth } from "~/auth/session/guard.server";
import { endOwnSessions } from "~/auth/session/own-sessions.server";
import { signOut } from "~/auth/sign-in/sign-in.server";
import { readForm } from "~/http/forms/form.server";
import { flashAt, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";

/** A link must not sign anybody out, so only POST is accepted. */
export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "otras" || intent === "todas") {
    const viewer = await required(findViewer(request, context));
    // Without a session nothing would be ended, although the message would say so.
    if (!viewer) return flashAt(paths.auth(), "guardia.sesion");
    // Ending the other sessions needs a proof, or an intruder could shut the owner out.
    const question = paths.adminProfile({ acto: "cerrar-otras" });
    if (intent === "otras") requireRecentAuth(viewer, "cerrar-otras", question);
    await required(endOwnSessions(viewer, { isThisKept: intent === "otras" }));
    if (intent === "otras") {
      return flashAt(paths.adminProfile(), "acceso.otras-cerradas");
    }
  }
  const cookies = await required(signOut(request));
  const answer = await flashAt(paths.auth(), "acceso.cerrado", ...cookies);
  // Clears cached pages only, so that the visitor's lists and choices stay.
  answer.headers.set("Clear-Site-Data", '"cache"');
  return answer;
}
