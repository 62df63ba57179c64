import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guarded, requireAdmin } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { block, blockStatus } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { ListHead } from "~/ui/list/list-head";
import { RowMore, TitleLink } from "~/ui/list/row-link";
import { BlockContent } from "~/ui/page/block-content";
import { BrandLink } from "~/ui/page/link";
import { listAutores } from "~nouns/autores/autores.server";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireAdmin, async () => {
  const autores = await block(listAutores());
  return data({ autores }, { status: blockStatus(autores) });
});

export const meta = privateMeta("Administrar Autores");

export default function AutoresPage() {
  const { autores } = useLoaderData<typeof loader>();
  return (
    <>
      <ListHead title="Administrar Autores">
        <BrandLink href={paths.adminForm("autor", "nuevo")}>Añadir Autor</BrandLink>
      </ListHead>
      <BlockContent
        block={autores}
        of="los autores"
        empty="Todavía no hay autores: los artículos van sin firma."
      >
        {(items) => (
          <ul className="panel divide-y divide-line">
            {items.map(({ id, slug, nombre, credencial }) => (
              <li key={id} className="flex items-center gap-x-3 px-4 py-2">
                <div className="min-w-0 flex-1 wrap-anywhere">
                  <TitleLink href={paths.adminForm("autor", id)} name={nombre} />
                  {credencial && <p className="text-sm text-soft">{credencial}</p>}
                </div>
                <RowMore
                  href={paths.adminAutorEliminar(id)}
                  name={nombre}
                  site={paths.autor(slug)}
                />
              </li>
            ))}
          </ul>
        )}
      </BlockContent>
    </>
  );
}
