import { data } from "@remix-run/node";
import type { AdminSubmission } from "~/actions/submission";
import { type RecordKind, submitRecord } from "~/actions/submit-record.server";
import { readPreview } from "~/actions/text-buttons.server";
import { CATEGORIA_GONE } from "~/domain/categorias/rules/mensajes";
import type { Contenido } from "~/domain/contenido/contenido.server";
import { PREVIEW_INTENT } from "~/domain/contenido/keep-while-previewing";

import { findTextos } from "~/domain/imagenes/queries/externas.server";
import { createProducto, editProducto } from "~/domain/productos/queries/change-productos.server";
import { findRow } from "~/domain/productos/queries/productos-admin.server";
import type { ProductoChanges, Taken } from "~/domain/productos/queries/write-productos.server";
import { toProductoId } from "~/domain/productos/rules/campos";
import { diferencias } from "~/domain/productos/rules/diferencias";
import { PRODUCTO_GONE, PRODUCTO_NOT_SAVED } from "~/domain/productos/rules/mensajes";
import { toColumns } from "~/domain/productos/rules/producto-columns.server";
import {
  type ProductoCampos,
  productoDraftSchema,
  productoSchema,
} from "~/domain/productos/rules/producto-schema.server";
import { valuesOfForm, valuesOfRow } from "~/domain/productos/rules/producto-values";
import { checkProducto } from "~/domain/revision-editorial/check-producto";
import { refusalOf } from "~/domain/revision-editorial/nota";
import { findAuthor } from "~/domain/versiones/versiones.server";
import { parseForm, refuse, replyAt, replyWith } from "~/http/forms/form.server";
import type { FormReply } from "~/http/replies/form-reply";
import { log } from "~/runtime/log.server";
import { paths } from "~/site/paths";
import { isWriteTrouble } from "~db/trouble.server";
import { answerPrecio, typed } from "./precios.server";

const SEAL_OVER =
  "El formulario llevaba demasiado tiempo abierto. No se ha perdido nada: pulsa otra vez «Crear Producto».";

interface ProductoAnswer {
  /** Absent when a button only showed or noted something, because then nothing was refused. */
  reply?: FormReply;
  values: ReturnType<typeof valuesOfForm>;
  /** The version that the form began with, until the conflict has shown both texts. */
  version: string;
  conflict?: { fields: ReturnType<typeof diferencias>; author: string | null };
  preview?: Contenido;
}

type Rule = "taken-id" | "taken-slug" | "no-categoria";

const PRODUCTO: RecordKind<ProductoCampos, Rule, ProductoAnswer> = {
  imagen: "imageurl",
  list: paths.adminProductos(),
  pathOf: paths.adminProducto,
  flashes: {
    ...{ created: "producto.creado", edited: "producto.actualizado" },
    scheduled: "producto.programado",
  },
  programar: (campos, programado_at) => ({ ...campos, estado: "draft", programado_at }),
  problems: { tooOld: SEAL_OVER, missing: PRODUCTO_GONE },
  rules: {
    "taken-id": ["id", "Ya hay un producto con este identificador"],
    "taken-slug": ["slug", "Ya hay un producto con este slug: escribe otro"],
    "no-categoria": ["category", CATEGORIA_GONE],
  },
  publishedSlug: ({ estado, slug }) => (estado === "published" ? slug : undefined),
  toAnswer: (reply, form) => ({ reply, ...typed(form) }),
  answerOther: async (submission) => (await answerPreview(submission)) ?? answerPrecio(submission),
  read: readCampos,
  create: async (campos, envio) => withField(await createProducto(campos, envio)),
  edit: async (row, campos, actor) => withField(await editProducto(row, campos, actor)),
  isStored,
  answerConflict,
  refuseFailed: (error, { form, context }) => {
    if (!isWriteTrouble(error)) throw error;
    log().error({ err: error, requestId: context.requestId }, "product not saved");
    const answer = { reply: replyWith(form, PRODUCTO_NOT_SAVED), ...typed(form) };
    return refuse(context, answer, { status: 503, headers: { "Retry-After": "30" } });
  },
};

export const submitProducto = (submission: AdminSubmission) => submitRecord(submission, PRODUCTO);

/** A product that the law keeps from being published can be kept as a draft. */
function readCampos({ form }: AdminSubmission) {
  const isDraft = form.get("estado") === "draft";
  const parsed = parseForm(form, isDraft ? productoDraftSchema : productoSchema);
  if (parsed.values?.estado !== "published") return parsed;
  const [problem] = refusalOf(checkProducto(parsed.values));
  return problem ? { reply: replyAt(form, "estado", problem) } : parsed;
}

async function answerPreview({ form }: AdminSubmission) {
  if (form.get("intent") !== PREVIEW_INTENT) return undefined;
  return data({ ...typed(form), preview: await readPreview(form, "contenido_principal") });
}

function withField<Outcome extends { outcome: string }>(result: Outcome | Taken) {
  return "field" in result ? { outcome: `taken-${result.field}` as const } : result;
}

async function isStored(id: string, campos: ProductoChanges): Promise<boolean> {
  const row = (await findRow(id)) ?? (await findRow(campos.id ?? id));
  if (!row) return false;
  const typed = { ...row, ...toColumns(campos), id: campos.id ?? id };
  const isPlanned = typed.programado_at === row.programado_at;
  return isPlanned && diferencias(valuesOfRow(row), valuesOfRow(typed)).length === 0;
}

async function answerConflict(id: string, { form, context }: AdminSubmission) {
  const values = valuesOfForm(form);
  const row = await findRow(id);
  if (!row)
    return refuse(context, PRODUCTO.toAnswer(replyWith(form, PRODUCTO_GONE), form), {
      status: 409,
    });
  const { version, imageurl } = row;
  const stored = valuesOfRow(row, (await findTextos(imageurl)).alt);
  const slug = values.slug.trim() === "" ? row.slug : values.slug;
  const fields = diferencias(stored, { ...values, slug, id: toProductoId(values.id) || row.id });
  const author = await findAuthor({ tipo: "producto", id }, version);
  const reply = replyWith(form, "El producto ha cambiado mientras lo editabas");
  const answer = { reply, values, version: String(version), conflict: { fields, author } };
  return refuse(context, answer, { status: 409 });
}
