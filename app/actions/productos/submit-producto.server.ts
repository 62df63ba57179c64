import { publicablePage } from "~/actions/publicable.server";
import type { AdminSubmission } from "~/actions/submission";
import type { RecordKind } from "~/actions/submit-record.server";
import { findOcultas } from "~/domain/categorias/queries/ocultas.server";
import { categoriaElegida } from "~/domain/categorias/rules/categoria";
import { CATEGORIA_GONE } from "~/domain/categorias/rules/mensajes";
import { medidosEn, readDatos } from "~/domain/ficha/datos.server";
import { parseFicha } from "~/domain/ficha/ficha";
import { fichaTexts } from "~/domain/ficha/ficha-form";
import { readFicha } from "~/domain/ficha/read-valor";
import { ASK_PRICE, mustAskPrecio, PRECIO_ASKED, precioText, UNCLEAR_PRICE } from "~/domain/precio";
import type { ProductoPage } from "~/domain/productos/form/producto-form";
import { addProducto } from "~/domain/productos/queries/change-productos.server";
import { describeRow, findRow } from "~/domain/productos/queries/productos-admin.server";
import { updateProducto } from "~/domain/productos/queries/write-productos.server";
import { asinNote, asinOfUrl } from "~/domain/productos/rules/amazon";
import { PRODUCTO_GONE } from "~/domain/productos/rules/mensajes";
import { toColumns } from "~/domain/productos/rules/producto-columns.server";
import {
  type ProductoCampos,
  productoDraftSchema,
  productoSchema,
} from "~/domain/productos/rules/producto-schema.server";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { avisoIf, inField, refusalOf } from "~/domain/revision-editorial/nota";
import { parseForm, replyAt, replyWith } from "~/http/forms/form.server";
import { answerPrecio } from "./precios.server";

type Rule = "taken-id" | "taken-slug" | "no-categoria";

export const PRODUCTO: RecordKind<ProductoCampos, Rule, ProductoPage> = {
  tipo: "producto",
  imagen: "imageurl",
  problems: { conflict: "El producto ha cambiado mientras lo editabas", missing: PRODUCTO_GONE },
  rules: {
    "taken-id": ["id", "Ya hay un producto con este identificador"],
    "taken-slug": ["slug", "Ya hay un producto con este slug: escribe otro"],
    "no-categoria": ["category", CATEGORIA_GONE],
  },
  answerOther: answerPrecio,
  read: readCampos,
  insert: addProducto,
  update: (trx, seen, campos, writing) =>
    updateProducto(trx, seen, campos, { ...writing, needsCategoria: true }),
  blank: async () => ({
    stored: { estado: "draft" },
    ocultas: [],
    datos: [],
    medidos: [],
    otrosDatos: 0,
  }),
  find: findPage,
  findEditable,
  columnsOf: toColumns,
};

/** A product that the law keeps from being published can be kept as a draft. */
async function readCampos({ form, id }: AdminSubmission) {
  const isDraft = form.get("estado") === "draft";
  const parsed = parseForm(form, isDraft ? productoDraftSchema : productoSchema);
  const row = id === undefined ? undefined : await findRow(id);
  const { all } = await readDatos();
  const { ficha, errors } = readFicha(form, all, parseFicha(row?.ficha));
  const { price = null } = parsed.values ?? {};
  const typed = String(form.get("id") ?? "");
  const asin = asinOfUrl(typed);
  const note = asin && asinNote(typed);
  if (note) {
    // Saved again, it is the ASIN alone, about which nobody is asked.
    form.set("id", asin);
    errors.id = [`${note} Si lo es, guarda otra vez.`];
  }
  if (mustAskPrecio(price, row?.price, form.get(PRECIO_ASKED))) {
    errors.price = [`«${price}» ${UNCLEAR_PRICE}. ${ASK_PRICE}`];
  }
  if (!parsed.values || Object.keys(errors).length > 0) {
    const { reply = replyWith(form, "") } = parsed;
    return { reply: { ...reply, error: { ...parsed.reply?.error, ...errors } } };
  }
  const [problem] = isDraft ? [] : refusalOf(checkProducto(parsed.values));
  if (problem) return { reply: replyAt(form, "estado", problem) };
  return { values: { ...parsed.values, ficha } };
}

async function findEditable(id: string) {
  const row = await findRow(id);
  const { category, price } = row ?? {};
  return row && { ...row, price: precioText(price), category: categoriaElegida(category ?? "") };
}

async function findPage(id: string) {
  const row = await findRow(id);
  if (!row) return undefined;
  const { all, bySlug } = await readDatos();
  const [datos, ficha] = [bySlug.get(row.category) ?? [], parseFicha(row.ficha)];
  const values = { ...(await describeRow(row)), ...fichaTexts(datos, ficha) };
  const shown = { texto: row.contenido_principal, values };
  const page = await publicablePage({ tipo: "producto", id }, row, shown);
  const unclear = avisoIf(mustAskPrecio(values.price || null), `El precio ${UNCLEAR_PRICE}.`);
  const note = asinNote(row.id) ?? "";
  return {
    ...page,
    menciones: [
      ...page.menciones,
      ...inField("price", ...unclear),
      ...inField("id", ...avisoIf(note !== "", note)),
    ],
    ocultas: await findOcultas(row.category),
    datos,
    medidos: [...(await medidosEn(row.category))],
    otrosDatos: all.filter(({ id }) => ficha[id] && !datos.some((dato) => dato.id === id)).length,
    precioComprobadoAt: row.price === null ? undefined : row.precio_comprobado_at,
  };
}
