import { publicablePage } from "~/actions/publicable.server";
import type { Reading, RecordKind } from "~/actions/record-kind";
import type { AdminSubmission } from "~/actions/submission";
import { parseForm, replyWith } from "~/http/forms/form.server";
import * as precios from "~base/precio";
import { findOcultas } from "~nouns/categorias/queries/ocultas.server";
import { categoriaElegida } from "~nouns/categorias/rules/categoria";
import { CATEGORIA_GONE } from "~nouns/categorias/rules/categoria-messages";
import { medidosEn, readDatos } from "~nouns/ficha/datos.server";
import { parseFicha } from "~nouns/ficha/ficha";
import { fichaTexts } from "~nouns/ficha/ficha-form";
import { readFicha } from "~nouns/ficha/read-valor";
import type { ProductoPage } from "~nouns/productos/form/producto-form";
import { PRODUCTO_KIND } from "~nouns/productos/queries/producto.kind.server";
import { describeRow, type findRow } from "~nouns/productos/queries/productos-admin.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import { asinNote, asinOfUrl } from "~nouns/productos/rules/amazon";
import { toColumns } from "~nouns/productos/rules/producto-columns.server";
import { PRODUCTO_GONE } from "~nouns/productos/rules/producto-messages";
import {
  type ProductoCampos,
  productoDraftSchema,
  productoSchema,
} from "~nouns/productos/rules/producto-schema.server";
import { GIRO_MISSING } from "~nouns/productos/rules/trayectoria";
import { avisoIf, inField } from "~record/revision-editorial/nota";
import { slugTaken } from "~record/slugs/slug-taken";
import { answerPrecio } from "./precios.server";

type Rule = "taken-id" | "taken-slug" | "no-categoria" | "no-giro";

type Fila = NonNullable<Awaited<ReturnType<typeof findRow>>>;

export const PRODUCTO: RecordKind<ProductoCampos, Rule, ProductoPage, Fila> = {
  ...PRODUCTO_KIND,
  schema: productoDraftSchema,
  published: productoSchema,
  imagen: "imageurl",
  problems: { conflict: "El producto ha cambiado mientras lo editabas", missing: PRODUCTO_GONE },
  rules: {
    "taken-id": ["id", "Ya hay un producto con este identificador"],
    "taken-slug": slugTaken("otro producto"),
    "no-categoria": ["category", CATEGORIA_GONE],
    "no-giro": ["motivo_giro", GIRO_MISSING],
  },
  answerOther: answerPrecio,
  read: readCampos,
  update: (trx, seen, campos, writing) =>
    updateProducto(trx, seen, campos, { ...writing, needsGroup: true }),
  blank: async () => ({
    stored: { estado: "draft" },
    ocultas: [],
    datos: [],
    medidos: [],
    otrosDatos: 0,
  }),
  page: pageOf,
  columnsOf: toColumns,
  asSaved: ({ price, category, ...row }) => ({
    ...row,
    price: precios.precioText(price),
    category: categoriaElegida(category),
  }),
};

async function readCampos({ form }: AdminSubmission, { estado, stored }: Reading<Fila>) {
  // The form of a stored product has no field for its state, which only its buttons change.
  if (!form.has("estado")) form.set("estado", estado);
  const parsed = parseForm(form, estado === "draft" ? productoDraftSchema : productoSchema);
  const { all } = await readDatos();
  const { ficha, errors } = readFicha(form, all, parseFicha(stored?.ficha));
  const { price = null } = parsed.values ?? {};
  const typed = String(form.get("id") ?? "");
  const asin = asinOfUrl(typed);
  const note = asin && asinNote(typed);
  if (note) {
    // Replaces the address by its ASIN, so that the next save does not ask again.
    form.set("id", asin);
    errors.id = [`${note} Si lo es, guarda otra vez.`];
  }
  if (precios.mustAskPrecio(price, stored?.price, form.get(precios.PRECIO_ASKED))) {
    errors.price = [`«${price}» ${precios.UNCLEAR_PRICE}. ${precios.ASK_PRICE}`];
  }
  if (!parsed.values || Object.keys(errors).length > 0) {
    const { reply = replyWith(form, "") } = parsed;
    return { reply: { ...reply, error: { ...parsed.reply?.error, ...errors } } };
  }
  return { values: { ...parsed.values, ficha } };
}

async function pageOf(row: Fila) {
  const { all, bySlug } = await readDatos();
  const [datos, ficha] = [bySlug.get(row.category) ?? [], parseFicha(row.ficha)];
  const values = { ...(await describeRow(row)), ...fichaTexts(datos, ficha) };
  const page = await publicablePage(PRODUCTO_KIND, row, values);
  const isUnclear = precios.mustAskPrecio(values.price || null);
  const unclear = avisoIf(isUnclear, `El precio ${precios.UNCLEAR_PRICE}.`);
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
