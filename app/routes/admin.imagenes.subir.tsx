import { takePictures } from "~/actions/imagenes/take-pictures.server";
import { guarded, requireWriter } from "~/auth/session/guard.server";
import { writeFlash } from "~/http/cookies/cookies.server";

export { leadToDesk as loader } from "~/auth/session/guard.server";

/** Called by script with a single file or a choice, and answers with the picture as JSON. */
export const action = guarded(requireWriter, async ({ request, context }, { person }) => {
  const { fotos, flash, refused } = await takePictures(request, person, context);
  if (refused) return Response.json({ problem: refused.text }, refused.init);
  const headers = { "Set-Cookie": await writeFlash(flash) };
  return Response.json({ foto: fotos[0] }, { headers });
});
