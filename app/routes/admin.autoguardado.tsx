import { guardedForm, requireWriter } from "~/auth/session/guard.server";
import { isWritten } from "~/auth/session/resume.server";
import { formPlaceOf, safeReturnPath } from "~/http/requests/return-path";
import { required, seeOther } from "~/http/responses/responses.server";
import { autosave, dropBorrador } from "~record/borradores/borradores.server";

export { leadToDesk as loader } from "~/auth/session/guard.server";

export const action = guardedForm(requireWriter, async ({ form }, { person }) => {
  const back = safeReturnPath(form.get("pagina"), "");
  const page = formPlaceOf(back);
  if (!isWritten(page)) throw new Response(null, { status: 422 });
  if (form.get("intent") === "descartar") {
    await required(dropBorrador(String(form.get("borrador")), person.id));
    return seeOther(back);
  }
  form.delete("pagina");
  await required(autosave(form, person.id, page));
  return new Response(null, { status: 204 });
});
