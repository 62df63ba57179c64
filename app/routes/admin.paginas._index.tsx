import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guarded, requireWriter } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { block, blockStatus } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { ListHead } from "~/ui/list/list-head";
import { RowMore, TitleLink } from "~/ui/list/row-link";
import { BlockContent } from "~/ui/page/block-content";
import { BrandLink } from "~/ui/page/link";
import { LUGARES } from "~nouns/paginas/pagina.kind";
import { listPaginas } from "~nouns/paginas/paginas.server";
import { EstadoChip, PendienteChip, ProgramadoLine } from "~record/publicacion/estado-lines";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireWriter, async () => {
  const paginas = await block(listPaginas());
  return data({ paginas }, { status: blockStatus(paginas) });
});

export const meta = privateMeta("Administrar Páginas");

export default function PaginasPage() {
  const { paginas } = useLoaderData<typeof loader>();
  return (
    <>
      <ListHead title="Administrar Páginas">
        <BrandLink href={paths.adminForm("pagina", "nuevo")}>Añadir Página</BrandLink>
      </ListHead>
      <BlockContent
        block={paginas}
        of="las páginas"
        empty="Todavía no hay páginas tuyas. Por ejemplo: «Cómo probamos» o «Quién paga esto»."
      >
        {(items) => (
          <ul className="panel divide-y divide-line">
            {items.map(({ id, slug, titulo, lugar, estado, programadoAt, pendiente }) => (
              <li key={id} className="flex items-center gap-x-3 px-4 py-2">
                <div className="min-w-0 flex-1 wrap-anywhere">
                  <TitleLink href={paths.adminForm("pagina", id)} name={titulo} />
                  <p className="text-sm text-soft">
                    {paths.pagina(slug)}
                    {LUGARES.map(({ value, label }) => value && value === lugar && ` · ${label}`)}
                  </p>
                  <ProgramadoLine at={programadoAt} />
                </div>
                {pendiente === 1 && <PendienteChip />}
                <EstadoChip isPublished={estado === "published"} />
                <RowMore
                  href={paths.adminEliminar("pagina", id)}
                  name={titulo}
                  site={estado === "published" && paths.pagina(slug)}
                />
              </li>
            ))}
          </ul>
        )}
      </BlockContent>
    </>
  );
}
