import { useLoaderData } from "@remix-run/react";
import { guarded, guardedForm, requireWriter } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { existing, notFound, required, seeOther } from "~/http/responses/responses.server";
import { QuietLink } from "~/ui/page/link";
import { parseSearch } from "~/ui/text/search-text";
import { INSERT_TITLE, InsertableList } from "~features/contenido-view/insertable-list";
import { findInsertables } from "~features/contenido-view/insertables.server";
import { draftValue } from "~record/borradores/borrador";
import { backToForm, findBorrador, setInBorrador } from "~record/borradores/borradores.server";

export { clientLoader, ErrorBoundary, headers } from "~/layout/admin/screen";

/** Without a draft, as in a dialog, this page only searches. */
export const loader = guarded(requireWriter, async ({ query }, { person }) => {
  const id = query.get("borrador") ?? "";
  const borrador = id ? await required(findBorrador(id, person.id)) : undefined;
  if (id && !borrador) throw notFound();
  const q = parseSearch(query.get("q"));
  const grupos = await required(findInsertables(q));
  return { q, grupos, borrador: id, back: borrador && backToForm(borrador) };
});

export const action = guardedForm(requireWriter, async ({ form }, { person }) => {
  const borrador = await existing(findBorrador(String(form.get("borrador") ?? ""), person.id));
  const text = draftValue(borrador, borrador.campo).trimEnd();
  const line = parseSearch(form.get("linea"), 1_000);
  const grown = [text, line].filter(Boolean).join("\n");
  await setInBorrador(borrador, person.id, (form) => form.set(borrador.campo, grown));
  return seeOther(backToForm(borrador));
});

export const meta = privateMeta(INSERT_TITLE);

export default function InsertPage() {
  const { back, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{INSERT_TITLE}</h1>
        {back && <QuietLink href={back}>Volver sin insertar</QuietLink>}
      </div>
      <p className="-mt-4 mb-6 max-w-2xl text-soft">
        {back
          ? "Lo que habías escrito está guardado. La línea que elijas va al final del texto; después puedes moverla."
          : "Copia la línea que necesites en tu texto."}
      </p>
      <InsertableList {...page} canInsert={back !== undefined} />
    </>
  );
}
