import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/auth/guard.server";
import { CategoriaForm } from "~/domain/categorias/categoria-form";
import { searchTree } from "~/domain/categorias/categorias-admin.server";
import { CategoriasTable } from "~/domain/categorias/categorias-table";
import { reorderCategoria } from "~/domain/categorias/change-categorias.server";
import { DeleteCategoria } from "~/domain/categorias/delete-categoria";
import { CATEGORIAS_EMPTY, CATEGORIAS_LOAD_FAILED } from "~/domain/categorias/mensajes";
import { parseFiltro } from "~/domain/consejos/filtro";
import { PASOS } from "~/domain/orden";
import { writeFlash } from "~/http/flash.server";
import { readForm } from "~/http/form.server";
import { privateMeta } from "~/http/meta";
import { block, blockStatus, seeOther } from "~/http/responses.server";
import { listReturnPath } from "~/http/return-path";
import { log } from "~/log.server";
import { paths } from "~/paths";
import { BlockContent } from "~/ui/block-content";
import { FormDialog } from "~/ui/form-dialog";
import { ListHead } from "~/ui/list-head";
import { ListToolbar } from "~/ui/list-toolbar";
import { DialogLink } from "~/ui/route-dialog";
import { isWriteTrouble } from "~db/trouble.server";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const { q } = parseFiltro(searchParams);
  const isFolded = searchParams.get("plegar") === "1";
  const tree = await block(searchTree(q));
  return data({ q, isFolded, tree }, { status: blockStatus(tree) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { person } = await requireAdmin(request, context);
  const form = await readForm(request);
  const paso = PASOS.get(form.get("intent"));
  if (!paso) throw new Response(null, { status: 422 });
  const back = listReturnPath(form.get("volver"), paths.adminCategorias());
  try {
    const isMoved = await reorderCategoria(String(form.get("id")), paso, person);
    return seeOther(
      back,
      await writeFlash(isMoved ? "categoria.ordenada" : "categoria.no-ordenada"),
    );
  } catch (error) {
    if (!isWriteTrouble(error)) throw error;
    log().error({ err: error }, "category not moved");
    return seeOther(back, await writeFlash("categoria.orden-fallido"));
  }
}

export const meta = privateMeta("Administrar Categorías");

export default function CategoriasPage() {
  const { q, isFolded, tree } = useLoaderData<typeof loader>();
  const plegar = isFolded ? ("1" as const) : undefined;
  const volver = paths.adminCategorias({ q, plegar });
  const all = "data" in tree ? tree.data : [];
  const count = all.reduce((sum, { subcategorias }) => sum + 1 + subcategorias.length, 0);
  return (
    <FormDialog form={CategoriaForm} question={DeleteCategoria}>
      <ListHead title="Administrar Categorías" count={"data" in tree ? count : undefined}>
        <DialogLink href={paths.adminCategoriaNueva({ volver })} className="btn btn-brand">
          Añadir Categoría
        </DialogLink>
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
    </FormDialog>
  );
}
