import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import { answerPaso, follow, ORDENES } from "~/actions/categorias/ordenes.server";
import { guarded, guardedForm, requireAdmin, requireMainAdmin } from "~/auth/session/guard.server";
import { privateMeta } from "~/http/page/meta";
import { listReturnPath } from "~/http/requests/return-path";
import { block, blockStatus } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { DialogLink, FormDialog } from "~/ui/dialog/route-dialog";
import { ErrorSummary } from "~/ui/field/field";
import { useKeptAnswer } from "~/ui/form/kept-answer";
import { ListHead } from "~/ui/list/list-head";
import { ListToolbar } from "~/ui/list/list-toolbar";
import { BlockContent } from "~/ui/page/block-content";
import { ProseLink } from "~/ui/page/link";
import { countBySlug, searchTree } from "~nouns/categorias/queries/categorias-admin.server";
import { listOcultas } from "~nouns/categorias/queries/ocultas.server";
import { type CategoriaPrincipal, NO_PARENT } from "~nouns/categorias/rules/categoria";
import { CATEGORIAS_EMPTY } from "~nouns/categorias/rules/categoria-messages";
import { CategoriasTable } from "~nouns/categorias/screens/categorias-table";
import { listTipos } from "~nouns/consejos/queries/tipos.server";
import { parseFiltro } from "~nouns/consejos/rules/filtro";
import { Ocultas, Tipos } from "~nouns/consejos/screens/tipos";
import { VariosBar } from "~record/varios/varios-bar";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireAdmin, async ({ query }, { isMain }) => {
  const { q } = parseFiltro(query);
  const isFolded = query.get("plegar") === "1";
  const [tree, whole, ocultas, deTipos, usos] = await Promise.all([
    block(searchTree(q)),
    block(searchTree("")),
    block(listOcultas()),
    block(Promise.all([listTipos(1), listTipos(0)])),
    block(countBySlug()),
  ]);
  const destinos = "data" in whole ? whole.data.map(toChoice) : [];
  const shown = { q, isFolded, isMain, tree, destinos, ocultas, deTipos, usos };
  return data(shown, { status: blockStatus(tree) });
});

const toChoice = ({ id, nombre }: CategoriaPrincipal) => ({ value: id, label: nombre });

export const action = guardedForm(requireAdmin, async (submission) => {
  const { request, form, context } = submission;
  const back = listReturnPath(form.get("volver"), paths.adminCategorias());
  const moved = await answerPaso(submission, back);
  if (moved) return moved;
  const orden = ORDENES.get(form.get("intent"));
  if (!orden) throw new Response(null, { status: 422 });
  if (orden.oculta === 0) await requireMainAdmin(request, context);
  return follow(orden, submission, back);
});

export const meta = privateMeta("Administrar Categorías");

const CategoriaForm = lazy(() => import("~nouns/categorias/form/categoria-form"));

export default function CategoriasPage() {
  const { q, isFolded, isMain, tree, destinos, usos, ...grupos } = useLoaderData<typeof loader>();
  const reply = useKeptAnswer(useActionData<typeof action>())?.reply;
  const plegar = isFolded ? ("1" as const) : undefined;
  const volver = paths.adminCategorias({ q, plegar });
  const nuevo = paths.adminForm("categoria", "nuevo", { volver });
  const all = "data" in tree ? tree.data : [];
  const ocultas = "data" in grupos.ocultas ? grupos.ocultas.data : [];
  const [ocultos, tipos] = "data" in grupos.deTipos ? grupos.deTipos.data : [[], []];
  const deTipos = { tipos, volver, reply };
  const count = all.reduce((sum, { subcategorias }) => sum + 1 + subcategorias.length, 0);
  return (
    <FormDialog form={CategoriaForm}>
      <ListHead title="Administrar Categorías" count={"data" in tree ? count : undefined}>
        <DialogLink href={nuevo}>Añadir Categoría</DialogLink>
      </ListHead>
      <ErrorSummary reply={reply} className="mb-6" />
      <div className="mb-6 grid gap-3">
        {(count > 0 || q) && (
          <ListToolbar
            action={paths.adminCategorias()}
            label="Buscar categorías..."
            q={q}
            kept={{ plegar: plegar ?? "" }}
            clear={q ? paths.adminCategorias({ plegar }) : undefined}
          />
        )}
        {count > all.length && (
          <a
            href={paths.adminCategorias({ q, plegar: isFolded ? undefined : "1" })}
            className="prose-link justify-self-start py-1 text-sm font-semibold"
          >
            {isFolded ? "Desplegar subcategorías" : "Plegar subcategorías"}
          </a>
        )}
      </div>
      <BlockContent
        block={tree}
        of="las categorías"
        empty={
          q ? (
            `Ninguna categoría coincide con «${q}».`
          ) : (
            <>
              {CATEGORIAS_EMPTY} <ProseLink href={nuevo}>Añade la primera</ProseLink>
            </>
          )
        }
      >
        {(items) => (
          <>
            <CategoriasTable
              key={String(isFolded)}
              tree={items}
              startsFolded={isFolded}
              isWhole={q === ""}
              isMain={isMain}
              usos={"data" in usos ? usos.data : {}}
              volver={volver}
            />
            <VariosBar
              tipo="categoria"
              ids={items.flatMap((each) => [each, ...each.subcategorias]).map(({ id }) => id)}
              here={volver}
              categorias={[
                { value: NO_PARENT, label: "Ninguna (categoría principal)" },
                ...destinos,
              ]}
            />
          </>
        )}
      </BlockContent>
      {isMain && tipos.length > 0 && <Tipos {...deTipos} />}
      {ocultas.length + ocultos.length > 0 && (
        <Ocultas categorias={ocultas} ocultos={ocultos} {...deTipos} />
      )}
    </FormDialog>
  );
}
