import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ComponentProps, lazy, useEffect } from "react";
import { savePrecios } from "~/actions/productos/precios.server";
import { guarded, guardedForm, requireAdmin, requireWriter } from "~/auth/session/guard.server";
import { readFlash } from "~/http/cookies/cookies.server";
import { privateMeta } from "~/http/page/meta";
import { listReturnPath } from "~/http/requests/return-path";
import { block, flashAt } from "~/http/responses/responses.server";
import type { FormReply } from "~/http/results/form-reply";
import { paths, postTo } from "~/site/paths";
import { DialogLink, FormDialog } from "~/ui/dialog/route-dialog";
import { ErrorSummary } from "~/ui/field/field";
import { HiddenFields, PostForm, SubmitButton } from "~/ui/form/route-form";
import { ListHead } from "~/ui/list/list-head";
import { ForPublishers } from "~/ui/page/for-publishers";
import { ProseLink, QuietLink } from "~/ui/page/link";
import { PagedBlock } from "~/ui/page/pagination";
import { findOcultas } from "~nouns/categorias/queries/ocultas.server";
import { categoriaOptions } from "~nouns/categorias/rules/categoria";
import { useMenu } from "~nouns/categorias/screens/use-categorias";
import { PRECIO_INTENT } from "~nouns/productos/list/precio-comprobado";
import { PreciosBar, ProductosTable } from "~nouns/productos/list/productos-table";
import { ProductosToolbar } from "~nouns/productos/list/productos-toolbar";
import { isOfDestacados, setDestacado } from "~nouns/productos/queries/change-productos.server";
import { countFeatured } from "~nouns/productos/queries/destacados.server";
import { markPrecio } from "~nouns/productos/queries/precio-comprobado.server";
import { findPage, findRecienPublicado } from "~nouns/productos/queries/productos-admin.server";
import * as lista from "~nouns/productos/rules/lista-admin";
import { DESTACADOS_EMPTY } from "~nouns/productos/rules/producto-messages";
import { EditorialNotes } from "~record/revision-editorial/editorial-notes";
import { VariosBar } from "~record/varios/varios-bar";

export { ErrorBoundary, headers } from "~/layout/admin/screen";

export const loader = guarded(requireWriter, async ({ request, query }) => {
  const filtro = lista.parseFiltroProductos(query);
  const told = await readFlash(request);
  const recien = findRecienPublicado(told?.detail);
  const read = await block(Promise.all([findPage(filtro), countFeatured(), findOcultas(), recien]));
  if ("failed" in read) {
    const none = { featured: 0, unknown: [], reciente: undefined };
    return data({ filtro, productos: read, ...none }, { status: 503 });
  }
  const [productos, featured, unknown, reciente] = read.data;
  const shown = { ...filtro, pagina: productos.pagina };
  return data({ filtro: shown, productos: { data: productos }, featured, unknown, reciente });
});

export const action = guardedForm(requireAdmin, async (submission) => {
  const { form, actor } = submission;
  const intent = form.get("intent");
  const id = String(form.get("id"));
  const back = listReturnPath(form.get("volver"), paths.adminProductos());
  if (intent === "precios") return savePrecios(submission, back);
  if (intent === PRECIO_INTENT) return flashAt(back, await markPrecio(id, actor));
  if (!isOfDestacados(intent)) throw new Response(null, { status: 422 });
  return flashAt(back, await setDestacado(id, intent, actor));
});

/** Also after a refused form: rows must load prices that others have changed. */
export const shouldRevalidate = () => true;

export const meta = privateMeta("Administrar Productos");

export default function ProductosPage() {
  const { filtro, productos, featured, unknown, reciente } = useLoaderData<typeof loader>();
  const answer: { reply: FormReply; precios?: Record<string, string> } | undefined =
    useActionData<typeof action>();
  useEffect(() => {
    if (answer) document.getElementById("resumen")?.focus();
  }, [answer]);
  const tree = useMenu();
  const volver = paths.adminProductos(lista.toQuery(filtro));
  const nuevo = paths.adminForm("producto", "nuevo", { volver });
  const total = "data" in productos ? productos.data.total : undefined;
  return (
    <FormDialog form={OverList}>
      <ListHead title="Administrar Productos">
        <ForPublishers>
          <DialogLink href={paths.adminImportar()} className="btn btn-quiet">
            Importar CSV
          </DialogLink>
          {total !== 0 && <QuietLink href={paths.adminExportar()}>Exportar</QuietLink>}
        </ForPublishers>
        <DialogLink href={nuevo}>Añadir Producto</DialogLink>
      </ListHead>
      <ErrorSummary reply={answer?.reply} className="mb-6" />
      {reciente && (
        <div className="mb-6">
          {featured === 0 && reciente.publicado.isOnSale && (
            <OfferFeatured {...reciente.publicado} volver={volver} />
          )}
          <EditorialNotes {...reciente} />
        </div>
      )}
      <ProductosToolbar
        filtro={filtro}
        total={total}
        featured={featured}
        categorias={categoriaOptions(tree, unknown)}
      />
      <div className="mt-6">
        <PagedBlock
          block={productos}
          of="los productos"
          empty={<EmptyList filtro={filtro} nuevo={nuevo} />}
          hrefOf={(pagina) => paths.adminProductos({ ...lista.toQuery(filtro), pagina })}
        >
          {(items) => (
            <>
              <ProductosTable
                productos={items}
                filtro={filtro}
                volver={volver}
                precios={answer?.precios}
                reply={answer?.reply}
              />
              <ForPublishers>
                <PreciosBar
                  key={items.map(({ price }) => price).join()}
                  volver={volver}
                  precios={answer?.precios}
                />
                <VariosBar
                  tipo="producto"
                  ids={items.map(({ id }) => id)}
                  total={total}
                  categorias={categoriaOptions(tree, [])}
                  here={volver}
                />
              </ForPublishers>
            </>
          )}
        </PagedBlock>
      </div>
      <ForPublishers>
        <p className="mt-6 text-sm text-soft">
          Lo que se elimina queda un tiempo en la{" "}
          <ProseLink href={paths.adminPapelera()}>papelera</ProseLink>.
        </p>
      </ForPublishers>
    </FormDialog>
  );
}

const ImportarStep = lazy(() => import("~features/importacion/pantalla/importar-steps"));
const Producto = lazy(() => import("~features/contenido-view/producto-editor"));

type StepProps = ComponentProps<typeof ImportarStep> | ComponentProps<typeof Producto>;

const isProducto = (props: StepProps): props is ComponentProps<typeof Producto> =>
  props.page.kind === "producto";

/** Loaded on demand, because few people who open the list open a dialog. */
const OverList = (props: StepProps) =>
  isProducto(props) ? <Producto {...props} /> : <ImportarStep {...props} />;

function OfferFeatured({ id, title, volver }: Record<"id" | "title" | "volver", string>) {
  return (
    <PostForm action={postTo(volver)} className="panel mb-4 flex flex-wrap items-center gap-3 p-5">
      <HiddenFields of={{ id, volver }} />
      <p className="min-w-48 flex-1">
        «{title}» ya está publicado, y la portada todavía no destaca ningún producto.
      </p>
      <SubmitButton intent="destacar" look="btn-quiet">
        Destacar en la portada
      </SubmitButton>
    </PostForm>
  );
}

function EmptyList({ filtro, nuevo }: { filtro: lista.FiltroProductos; nuevo: string }) {
  if (lista.isOnlyDestacados(filtro)) {
    return (
      <>
        {DESTACADOS_EMPTY}{" "}
        <ProseLink href={paths.adminProductos()}>Elige uno en la lista</ProseLink>.
      </>
    );
  }
  if (lista.isNarrowed(filtro)) return "No hay productos que coincidan con tu búsqueda.";
  return (
    <>
      No hay productos disponibles. <ProseLink href={nuevo}>Añade el primero</ProseLink>
      <ForPublishers otherwise=".">
        {" "}
        o <ProseLink href={paths.adminImportar()}>importa un archivo</ProseLink>.
      </ForPublishers>
    </>
  );
}
