import { data } from "@remix-run/node";
import { KINDS } from "~/domain/kinds.server";
import { requireIntent } from "~/http/forms/form.server";
import { block, flashAt, notFound, required, seeOther } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { readContenido } from "~features/contenido-view/contenido.server";
import { findDraft as findConsejo } from "~nouns/consejos/queries/consejos.server";
import { findRecommended } from "~nouns/consejos/queries/relacionados.server";
import { findEditable as findPagina } from "~nouns/paginas/paginas.server";
import { findDraft as findProducto } from "~nouns/productos/queries/productos.server";
import type { Actor } from "~record/historial/historial.server";
import { readPendienteOf } from "~record/pendientes/pendientes.server";
import { duplicate } from "~record/publicacion/duplicate.server";
import { findPublicable, revokeEnlace, shareBorrador } from "~record/publicacion/enlaces.server";
import type { Item, TipoPublicable } from "~record/tipos/tipo";

type Shown = { isEditor?: boolean; enlace?: string | undefined };

export async function showBorrador({ tipo, id }: Item<TipoPublicable>, shown: Shown) {
  const row = await required(findPublicable(KINDS[tipo], id));
  if (!row) throw notFound();
  const pendiente = await required(readPendienteOf(KINDS[tipo], id));
  if (row.estado === "published" && !pendiente) throw seeOther(paths[tipo](row.slug));
  const changed = pendiente?.row;
  const editor = shown.isEditor ? paths.adminForm(tipo, id) : undefined;
  const producto = tipo === "producto" ? await required(findProducto(id, changed)) : undefined;
  const consejo = tipo === "consejo" ? await required(findConsejo(id, changed)) : undefined;
  const pagina = tipo === "pagina" ? await required(findPagina(id, changed)) : undefined;
  const written = producto?.contenidoPrincipal ?? producto?.descripcion;
  const texto = written ?? consejo?.contenido ?? pagina?.contenido ?? "";
  const contenido = await required(readContenido(texto));
  const productos = consejo && (await block(findRecommended(id, contenido.productos)));
  const isPendiente = pendiente !== undefined;
  return data({
    editor,
    isPendiente,
    enlace: shown.enlace,
    producto,
    consejo,
    pagina,
    contenido,
    productos,
  });
}

export async function submitTools(item: Item<TipoPublicable>, form: FormData, actor: Actor) {
  const { tipo, id } = item;
  const intent = requireIntent(form, "compartir", "dejar", "duplicar");
  if (!(await required(findPublicable(KINDS[item.tipo], item.id)))) throw notFound();
  if (intent === "dejar") {
    await required(revokeEnlace(item, actor));
    return flashAt(paths.adminForm(tipo, id), "borrador.no-compartido");
  }
  if (intent === "compartir") {
    const token = await required(shareBorrador(item, actor));
    return flashAt(paths.borrador(token), "borrador.compartido");
  }
  const copy = await required(duplicate(KINDS[item.tipo], item.id, actor));
  if (copy === undefined) throw notFound();
  return flashAt(paths.adminForm(tipo, copy), "borrador.duplicado");
}
