import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin, requireMainAdmin } from "~/auth/session/guard.server";
import { CategoriaForm } from "~/domain/categorias/form/categoria-form";
import { searchTree } from "~/domain/categorias/queries/categorias-admin.server";
import { reorderCategoria } from "~/domain/categorias/queries/change-categorias.server";
import {
  listOcultas,
  listTiposOcultos,
  mergeTipo,
  showTipo,
} from "~/domain/categorias/queries/ocultas.server";
import {
  addTipo,
  deleteTipo,
  listTipos,
  moveTipo,
  renameTipo,
} from "~/domain/categorias/queries/tipos.server";
import { parseNombre } from "~/domain/categorias/rules/categoria-schema.server";
import { CATEGORIAS_EMPTY, CATEGORIAS_LOAD_FAILED } from "~/domain/categorias/rules/mensajes";
import { CategoriasTable } from "~/domain/categorias/screens/categorias-table";
import { Ocultas } from "~/domain/categorias/screens/ocultas";
import { Tipos } from "~/domain/categorias/screens/tipos";
import { findTipos } from "~/domain/consejos/queries/consejos.server";
import { parseFiltro } from "~/domain/consejos/rules/filtro";
import { PASOS } from "~/domain/move-one-step";
import { block, blockStatus, flashAt } from "~/http/answers/responses.server";
import type { FlashKey } from "~/http/cookies/flash.server";
import { readForm } from "~/http/forms/form.server";
import { privateMeta } from "~/http/page/meta";
import { listReturnPath } from "~/http/requests/return-path";
import { log } from "~/runtime/log.server";
import { paths } from "~/site/paths";
import { FormDialog } from "~/ui/dialog/form-dialog";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { ListHead } from "~/ui/list/list-head";
import { ListToolbar } from "~/ui/list/list-toolbar";
import { BlockContent } from "~/ui/page/block-content";
import { isWriteTrouble } from "~db/trouble.server";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { isMain } = await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const { q } = parseFiltro(searchParams);
  const isFolded = searchParams.get("plegar") === "1";
  const [tree, ocultas, tipos] = await Promise.all([
    block(searchTree(q)),
    block(readOcultas()),
    block(isMain ? listTipos() : Promise.resolve([])),
  ]);
  return data({ q, isFolded, tree, ocultas, tipos }, { status: blockStatus(tree) });
}

/** All but those that put in order what a file has brought. */
const OF_TIPOS = /^(crear|renombrar|subir|bajar|eliminar)-tipo$/;

async function readOcultas() {
  const [categorias, tipos] = await Promise.all([listOcultas(), listTiposOcultos()]);
  return { categorias, tipos, destinos: tipos.length > 0 ? await findTipos() : [] };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const form = await readForm(request);
  const intent = form.get("intent");
  const paso = PASOS.get(intent);
  const id = String(form.get("id"));
  const back = listReturnPath(form.get("volver"), paths.adminCategorias());
  try {
    if (paso) {
      const isMoved = await reorderCategoria(id, paso, person);
      return tell(isMoved ? "categoria.ordenada" : "categoria.no-ordenada");
    }
    if (intent === "mostrar-tipo") {
      const shown = parseNombre(form.get("nombre"));
      const isShown = shown !== undefined && (await showTipo(id, shown, person));
      return tell(isShown ? "categoria.tipo-visible" : "categoria.tipo-igual");
    }
    const nombre = parseNombre(form.get("nombre")) ?? "";
    if (OF_TIPOS.test(String(intent))) await requireMainAdmin(request, context);
    switch (intent) {
      case "crear-tipo":
        return tellTipo(nombre !== "" && (await addTipo(nombre, person)));
      case "renombrar-tipo":
        return tellTipo(nombre !== "" && (await renameTipo(id, nombre, person)));
      case "subir-tipo":
      case "bajar-tipo":
        return tellTipo(await moveTipo(id, intent, person));
      case "eliminar-tipo":
        return tellTipo(await deleteTipo(id, person));
    }
    if (intent === "unir-tipo") {
      const isMerged = await mergeTipo(id, String(form.get("destino")), person);
      return tell(isMerged ? "categoria.tipo-unido" : "categoria.tipo-igual");
    }
  } catch (error) {
    if (!isWriteTrouble(error)) throw error;
    log().error({ err: error }, "list of categories not changed");
    return tell(paso ? "categoria.orden-fallido" : "categoria.tipo-igual");
  }
  throw new Response(null, { status: 422 });

  function tellTipo(isDone: boolean) {
    return tell(isDone ? "categoria.tipo-cambiado" : "categoria.tipo-igual");
  }

  async function tell(flash: FlashKey) {
    return flashAt(back, flash);
  }
}

export const meta = privateMeta("Administrar Categorías");

export default function CategoriasPage() {
  const { q, isFolded, tree, ocultas, tipos } = useLoaderData<typeof loader>();
  const plegar = isFolded ? ("1" as const) : undefined;
  const volver = paths.adminCategorias({ q, plegar });
  const nuevo = paths.adminForm("categoria", "nuevo", { volver });
  const all = "data" in tree ? tree.data : [];
  const count = all.reduce((sum, { subcategorias }) => sum + 1 + subcategorias.length, 0);
  return (
    <FormDialog form={CategoriaForm}>
      <ListHead title="Administrar Categorías" count={"data" in tree ? count : undefined}>
        <DialogLink href={nuevo}>Añadir Categoría</DialogLink>
      </ListHead>
      <div className="mb-6 grid gap-3">
        <ListToolbar
          action={paths.adminCategorias()}
          label="Buscar categorías..."
          q={q}
          kept={{ plegar: plegar ?? "" }}
          clear={q ? paths.adminCategorias({ plegar }) : undefined}
        />
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
        failed={CATEGORIAS_LOAD_FAILED}
        empty={q ? `Ninguna categoría coincide con «${q}».` : CATEGORIAS_EMPTY}
      >
        {(items) => (
          <CategoriasTable
            key={String(isFolded)}
            tree={items}
            startsFolded={isFolded}
            isWhole={q === ""}
            volver={volver}
          />
        )}
      </BlockContent>
      {"data" in tipos && tipos.data.length > 0 && <Tipos tipos={tipos.data} volver={volver} />}
      {"data" in ocultas && <Ocultas {...ocultas.data} volver={volver} />}
    </FormDialog>
  );
}
