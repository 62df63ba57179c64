import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import { guarded, requireWriter } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { block, blockStatus } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { DialogLink, FormDialog } from "~/ui/dialog/route-dialog";
import { ActiveFilter } from "~/ui/list/active-filter";
import { ListHead } from "~/ui/list/list-head";
import { ListSelect, ListToolbar } from "~/ui/list/list-toolbar";
import { ForPublishers } from "~/ui/page/for-publishers";
import { ProseLink } from "~/ui/page/link";
import { PagedBlock } from "~/ui/page/pagination";
import { listAutores } from "~nouns/autores/autores.server";
import { findTipos } from "~nouns/consejos/queries/consejos.server";
import { findAdminPage } from "~nouns/consejos/queries/consejos-admin.server";
import { parseFiltroAdmin } from "~nouns/consejos/rules/filtro";
import { ConsejosTable } from "~nouns/consejos/screens/consejos-table";
import { ESTADO_OPTIONS } from "~record/tipos/estado";
import { VariosBar } from "~record/varios/varios-bar";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireWriter, async ({ query }) => {
  const asked = parseFiltroAdmin(query);
  const page = findAdminPage(asked);
  const read = await block(Promise.all([page, findTipos(asked.categoria), listAutores()]));
  const list = "data" in read ? { data: read.data[0] } : read;
  const [, tipos, autores] = "data" in read ? read.data : [undefined, [], []];
  const shown = { ...asked, ...("data" in list && { pagina: list.data.pagina }) };
  return data({ ...shown, list, choices: { tipos, autores } }, { status: blockStatus(list) });
});

export const meta = privateMeta("Administrar Consejos");

const Form = lazy(() => import("~features/contenido-view/consejo-editor"));

export default function ConsejosPage() {
  const { pagina, list, choices, ...asked } = useLoaderData<typeof loader>();
  const { q, categoria, estado, filtro } = asked;
  const isFiltered = Object.values(asked).some((value) => value !== "");
  const volver = paths.adminConsejos({ ...asked, pagina });
  const nuevo = paths.adminForm("consejo", "nuevo", { volver });
  const total = "data" in list ? list.data.total : undefined;
  return (
    <FormDialog form={Form}>
      <ListHead title="Administrar Consejos" count={total}>
        <DialogLink href={nuevo}>Añadir Consejo</DialogLink>
      </ListHead>
      <div className="mb-6 grid gap-4">
        {(total !== 0 || isFiltered) && (
          <ListToolbar
            action={paths.adminConsejos()}
            label="Buscar artículos..."
            q={q}
            kept={{ filtro }}
            clear={isFiltered ? paths.adminConsejos() : undefined}
          >
            <ListSelect
              name="categoria"
              label="Categoría"
              value={categoria}
              options={[{ value: "", label: "Todas" }, ...choices.tipos]}
            />
            {choices.autores.length > 0 && (
              <ListSelect
                name="autor"
                label="Autor"
                value={asked.autor}
                options={[{ value: "", label: "Todos" }, ...choices.autores]}
              />
            )}
            <ListSelect name="estado" label="Estado" value={estado} options={ESTADO_OPTIONS} />
          </ListToolbar>
        )}
        {filtro && (
          <ActiveFilter
            label="Con imagen externa"
            off={paths.adminConsejos({ ...asked, filtro: "" })}
          />
        )}
      </div>
      <PagedBlock
        block={list}
        of="los artículos"
        empty={
          <>
            {emptyText(asked)}{" "}
            {!isFiltered && <ProseLink href={nuevo}>Escribe el primero</ProseLink>}
          </>
        }
        hrefOf={(page) => paths.adminConsejos({ ...asked, pagina: page })}
      >
        {(consejos) => (
          <>
            <ConsejosTable consejos={consejos} volver={volver} />
            <ForPublishers>
              <VariosBar
                tipo="consejo"
                ids={consejos.map(({ id }) => id)}
                total={total}
                here={volver}
                categorias={choices.tipos}
              />
            </ForPublishers>
          </>
        )}
      </PagedBlock>
    </FormDialog>
  );
}

function emptyText({ q, ...others }: Record<string, string>) {
  if (Object.values(others).some(Boolean)) return "Ningún artículo coincide.";
  return q ? `Ningún artículo tiene «${q}» en el título.` : "No hay consejos disponibles.";
}
