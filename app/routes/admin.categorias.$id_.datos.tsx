import { useActionData, useLoaderData } from "@remix-run/react";
import { saveFichas } from "~/actions/productos/fichas.server";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { existing, required } from "~/http/responses/responses.server";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/field";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { ListHead } from "~/ui/list/list-head";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { PagedBlock, parsePagina } from "~/ui/page/pagination";
import { database } from "~db/client.server";
import { DATOS_LIMIT } from "~nouns/ficha/dato";
import { findDeFicha, listDatos } from "~nouns/ficha/datos.server";
import { TablaDeDatos } from "~nouns/ficha/tabla-de-datos";
import { listFichasOf } from "~nouns/productos/queries/fichas.server";
import { ADMIN_PAGE_SIZE } from "~nouns/productos/rules/lista-admin";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

/** Each row sends its facts, its id, and the values that it was drawn with. */
const MAX_FIELDS = ADMIN_PAGE_SIZE * (DATOS_LIMIT + 2) + 20;

export const loader = guarded(requireAdmin, async ({ params, query }) => {
  const categoria = await existing(findDeFicha(params.id ?? ""));
  const { id, padreId } = categoria;
  const asked = parsePagina(query.get("pagina"));
  const [datos, productos] = await required(
    Promise.all([listDatos(database().read, padreId ?? id), listFichasOf(id, asked)]),
  );
  return { categoria, datos, productos };
});

export const action = guardedForm(
  requireAdmin,
  ({ params, query, ...submission }) => {
    const pagina = parsePagina(query.get("pagina"));
    return saveFichas(submission, paths.adminDatos(params.id ?? "", { pagina }));
  },
  MAX_FIELDS,
);

/** The page loads anew after a refused form too: rows must show what others have changed. */
export const shouldRevalidate = () => true;

export const meta = privateMeta("Datos de los productos");

export default function DatosPage() {
  const { categoria, datos, productos } = useLoaderData<typeof loader>();
  const answer = useKeptAnswer<{ reply: FormReply; typed?: Record<string, string> }>(
    useActionData<typeof action>(),
  );
  const { id, nombre } = categoria;
  const here = (pagina: number) => paths.adminDatos(id, { pagina });
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: "Categorías", href: paths.adminCategorias() },
          { label: nombre, href: paths.adminForm("categoria", id) },
          { label: "Datos" },
        ]}
      />
      <ListHead title={`Datos de ${nombre}`} count={productos.total} />
      <ErrorSummary reply={answer?.reply} className="mb-6" />
      <PagedBlock
        block={{ data: datos.length > 0 ? productos : { ...productos, items: [] } }}
        failed=""
        empty={
          datos.length > 0
            ? "Esta categoría todavía no tiene productos."
            : "La ficha de esta categoría todavía no tiene datos."
        }
        hrefOf={here}
      >
        {(items) => (
          <TablaDeDatos
            action={here(productos.pagina)}
            datos={datos}
            productos={items}
            {...answer}
          />
        )}
      </PagedBlock>
    </>
  );
}
