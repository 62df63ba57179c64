import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guarded, guardedForm, requireAdmin } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { listReturnPath } from "~/http/requests/return-path";
import { block, blockStatus, flashAt, seeOther } from "~/http/responses/responses.server";
import { log } from "~/runtime/log.server";
import { paths } from "~/site/paths";
import { FormDialog } from "~/ui/dialog/route-dialog";
import { FilterLinks } from "~/ui/list/filter-links";
import { ListHead } from "~/ui/list/list-head";
import { ListToolbar } from "~/ui/list/list-toolbar";
import { PagedBlock } from "~/ui/page/pagination";
import { PASOS } from "~base/move-one-step.server";
import { moveRelacion } from "~features/relaciones/change-relaciones.server";
import { type Origen, origenOf } from "~features/relaciones/relacion";
import { RelacionForm } from "~features/relaciones/relacion-form";
import { PANEL_ID, RelacionadosPanel } from "~features/relaciones/relacionados-panel";
import * as relaciones from "~features/relaciones/relaciones.server";
import { RelacionesGrid } from "~features/relaciones/relaciones-grid";
import { parseFiltro } from "~nouns/consejos/rules/filtro";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireAdmin, async ({ query }) => {
  const { q, pagina: asked } = parseFiltro(query);
  const tipo = query.get("vista") === "consejos" ? "consejo" : "producto";
  const search = tipo === "consejo" ? relaciones.searchConsejos : relaciones.searchProductos;
  const [list, chosen] = await Promise.all([
    block(search({ q, pagina: asked })),
    block(findChosen({ tipo, id: query.get("sel") ?? "" })),
  ]);
  const pagina = "data" in list ? list.data.pagina : asked;
  return data({ q, pagina, tipo, list, chosen: "data" in chosen ? chosen.data : null } as const, {
    status: blockStatus(list, chosen),
  });
});

async function findChosen(origen: Origen) {
  const source = origen.id ? await relaciones.findOrigen(origen) : undefined;
  if (!source) return null;
  return { origen: { ...origen, ...source }, related: await relaciones.findRelated(origen) };
}

export const action = guardedForm(requireAdmin, async ({ form, actor }) => {
  const step = PASOS.get(form.get("intent"));
  if (!step) throw new Response(null, { status: 422 });
  const back = listReturnPath(form.get("volver"), paths.adminRelaciones());
  try {
    const relacionado = String(form.get("relacionado"));
    if (await moveRelacion(origenOf(form), relacionado, step, actor)) return seeOther(back);
  } catch (error) {
    log().error({ err: error }, "relation not moved");
  }
  return flashAt(back, "relaciones.fallo");
});

export const meta = privateMeta("Administrar Relaciones");

const TABS = [
  { text: "Productos Relacionados", vista: undefined },
  { text: "Consejos y Productos", vista: "consejos" },
] as const;

export default function RelacionesPage() {
  const { q, pagina, tipo, list, chosen } = useLoaderData<typeof loader>();
  // The form leads back to this very address, so that the dialog stays open.
  const { here: volver } = useSite();
  const vista = tipo === "consejo" ? "consejos" : undefined;
  const here = (query: { pagina?: number; sel?: string }) =>
    paths.adminRelaciones({ vista, q, pagina, ...query });
  const sel = chosen?.origen.id;
  return (
    <FormDialog form={RelacionForm}>
      <ListHead title="Administrar Relaciones" />
      <FilterLinks
        label="Tipo de relación"
        links={TABS.map(({ text, vista: each }) => ({
          text,
          href: paths.adminRelaciones({ vista: each }),
          isCurrent: each === vista,
        }))}
      />
      <div className="my-4 sm:my-6">
        {(q !== "" || !("data" in list) || list.data.total > 0) && (
          <ListToolbar
            action={paths.adminRelaciones()}
            label={tipo === "consejo" ? "Buscar consejos..." : "Buscar productos..."}
            q={q}
            kept={{ vista: vista ?? "", sel: sel ?? "" }}
            clear={q ? paths.adminRelaciones({ vista, sel }) : undefined}
          />
        )}
      </div>
      <div
        className={
          chosen ? "grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]" : ""
        }
      >
        {chosen && (
          <div className="xl:sticky xl:top-4 xl:order-2">
            <RelacionadosPanel {...chosen} volver={volver} />
          </div>
        )}
        <div>
          <PagedBlock
            block={list}
            of="las relaciones"
            empty={emptyText(tipo, q)}
            hrefOf={(page) => here({ pagina: page, sel })}
          >
            {(items) => (
              <RelacionesGrid
                items={items}
                selected={sel}
                hrefOf={(id) => `${here({ sel: id })}#${PANEL_ID}`}
              />
            )}
          </PagedBlock>
        </div>
      </div>
    </FormDialog>
  );
}

function emptyText(tipo: Origen["tipo"], q: string): string {
  const noun = tipo === "consejo" ? "consejos" : "productos";
  return q ? `No hay ${noun} que coincidan con «${q}».` : `No hay ${noun} disponibles.`;
}
