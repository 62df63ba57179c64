import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { KINDS } from "~/domain/kinds.server";
import { privateMeta } from "~/http/page/meta";
import { block, blockStatus, flashAt } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { DataCell, DataRow, DataTable } from "~/ui/list/data-table";
import { PagedBlock, parsePagina } from "~/ui/page/pagination";
import { Ago } from "~base/ago";
import { PLAZOS } from "~base/plazos";
import { listPapelera, type Papel, restoreAs } from "~record/papelera/papelera.server";
import type { Tipo } from "~record/tipos/tipo";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

const paginaOf = (query: URLSearchParams) => parsePagina(query.get("pagina"));

export const loader = guarded(requireAdmin, async ({ query }) => {
  const papelera = await block(listPapelera(paginaOf(query)));
  return data({ papelera }, { status: blockStatus(papelera) });
});

export const action = guardedForm(requireAdmin, async ({ query, form, actor }) => {
  if (form.get("intent") !== "recuperar") throw new Response(null, { status: 422 });
  const mensaje = await restoreAs(KINDS, String(form.get("id")), actor);
  return flashAt(paths.adminPapelera(paginaOf(query)), mensaje);
});

export const meta = privateMeta("Papelera");

export default function PapeleraPage() {
  const { papelera } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="text-3xl">Papelera</h1>
      <p className="mt-2 mb-6 max-w-2xl text-soft">
        Lo que se elimina se guarda aquí {PLAZOS.papelera} días y se puede recuperar con sus
        relaciones y sus versiones.
      </p>
      <PagedBlock
        block={papelera}
        of="la papelera"
        empty="La papelera está vacía."
        hrefOf={paths.adminPapelera}
      >
        {(items) => <PapeleraTable items={items} />}
      </PagedBlock>
    </>
  );
}

const KIND: Record<Tipo, string> = {
  producto: "producto",
  consejo: "consejo",
  categoria: "categoría",
  pagina: "página",
};

const COLUMNS = [
  { label: "Nombre" },
  { label: "Qué es" },
  { label: "Eliminado" },
  { label: "Por" },
  { label: "Acciones", isHidden: true },
];

function PapeleraTable({ items }: { items: Papel[] }) {
  return (
    <DataTable caption="Elementos eliminados, los más recientes primero" columns={COLUMNS}>
      {items.map(({ id, tipo, titulo, deletedAt, deletedBy }) => (
        <DataRow key={id}>
          <DataCell isHeader>
            <span className="font-semibold wrap-anywhere">{titulo}</span>
          </DataCell>
          <DataCell label="Qué es">
            <span className="inline-block first-letter:uppercase">{KIND[tipo]}</span>
          </DataCell>
          <DataCell label="Eliminado">
            <Ago at={deletedAt} />
          </DataCell>
          <DataCell label="Por" className="@min-[34rem]:@max-[48rem]:col-span-3">
            <span className="wrap-anywhere">{deletedBy ?? "–"}</span>
          </DataCell>
          <DataCell align="right">
            <PostForm>
              <input type="hidden" name="id" value={id} />
              <SubmitButton intent="recuperar" look="btn-quiet px-4 text-sm">
                Recuperar<span className="sr-only"> {titulo}</span>
              </SubmitButton>
            </PostForm>
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  );
}
