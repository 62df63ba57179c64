import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/session/guard.server";
import { ConsejoForm } from "~/domain/consejos/form/consejo-form";
import { findAdminPage } from "~/domain/consejos/queries/consejos-admin.server";
import { parseFiltro } from "~/domain/consejos/rules/filtro";
import { ConsejosTable } from "~/domain/consejos/screens/consejos-table";
import { ESTADO_OPTIONS } from "~/domain/estado";
import { block, blockStatus } from "~/http/answers/responses.server";
import { privateMeta } from "~/http/page/meta";
import { paths } from "~/site/paths";
import { FormDialog } from "~/ui/dialog/form-dialog";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { ActiveFilter } from "~/ui/list/active-filter";
import { ListHead } from "~/ui/list/list-head";
import { ListSelect, ListToolbar } from "~/ui/list/list-toolbar";
import { PagedBlock } from "~/ui/page/paged-block";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const { q, pagina: asked } = parseFiltro(searchParams);
  const state = searchParams.get("estado");
  const estado = state === "published" || state === "draft" ? state : "";
  const isExternal = searchParams.get("filtro") === "imagen-externa";
  const list = await block(findAdminPage({ q, estado, isExternal, pagina: asked }));
  const pagina = "data" in list ? list.data.pagina : asked;
  const filtro = isExternal ? "imagen-externa" : "";
  return data({ q, estado, filtro, pagina, list }, { status: blockStatus(list) });
}

export const meta = privateMeta("Administrar Consejos");

export default function ConsejosPage() {
  const { q, estado, filtro, pagina, list } = useLoaderData<typeof loader>();
  const isFiltered = q !== "" || estado !== "" || filtro !== "";
  const volver = paths.adminConsejos({ q, estado, filtro, pagina });
  return (
    <FormDialog form={ConsejoForm}>
      <ListHead title="Administrar Consejos" count={"data" in list ? list.data.total : undefined}>
        <DialogLink href={paths.adminConsejoNuevo({ volver })} className="btn btn-brand">
          Añadir Consejo
        </DialogLink>
      </ListHead>
      <div className="mb-6 grid gap-4">
        <ListToolbar
          action={paths.adminConsejos()}
          label="Buscar artículos..."
          q={q}
          kept={{ filtro }}
          clear={isFiltered ? paths.adminConsejos() : undefined}
        >
          <ListSelect name="estado" label="Estado" value={estado} options={ESTADO_OPTIONS} />
        </ListToolbar>
        {filtro && (
          <ActiveFilter label="Con imagen externa" off={paths.adminConsejos({ q, estado })} />
        )}
      </div>
      <PagedBlock
        block={list}
        failed="No se pudieron cargar los artículos. Inténtalo de nuevo más tarde."
        empty={emptyText({ q, estado, filtro })}
        hrefOf={(page) => paths.adminConsejos({ q, estado, filtro, pagina: page })}
      >
        {(consejos) => <ConsejosTable consejos={consejos} volver={volver} />}
      </PagedBlock>
    </FormDialog>
  );
}

function emptyText({ q, estado, filtro }: Record<"q" | "estado" | "filtro", string>): string {
  if (estado || filtro) return "Ningún artículo coincide.";
  return q ? `Ningún artículo tiene «${q}» en el título.` : "No hay consejos disponibles.";
}
