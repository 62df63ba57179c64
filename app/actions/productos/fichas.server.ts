import type { AdminSubmission } from "~/actions/submission";
import { refuse, refuseFailedWrite, replyWith } from "~/http/forms/form.server";
import { flashAt } from "~/http/responses/responses.server";
import { sayList } from "~/ui/text/frases";
import { linesOf } from "~base/texto";
import { database, type Trx } from "~db/client.server";
import { readDatos } from "~nouns/ficha/datos.server";
import { parseFicha } from "~nouns/ficha/ficha";
import { campoDeFuente, campoOf, fichaTexts } from "~nouns/ficha/ficha-form";
import { readFicha } from "~nouns/ficha/read-valor";
import { cellOf, keyOf } from "~nouns/ficha/tabla-de-datos";
import { findRow } from "~nouns/productos/queries/productos-admin.server";
import { updateProducto } from "~nouns/productos/queries/write-productos.server";
import { notSaved } from "~record/tipos/tipo";

/** Reads rows by index; of each only the cells that differ from what the form was drawn with. */
function readRows(form: FormData) {
  const datos = String(form.get("datos")).split(".");
  const antes = form.getAll("antes").map((row) => linesOf(String(row)));
  const ids = form.getAll("id").map(String);
  return ids.map((id, at) => {
    const cells = datos.flatMap((dato, column) => {
      const field = keyOf(id, dato);
      const [typed, before] = [form.get(cellOf(at, column)), antes[at]?.[column] ?? ""];
      return typeof typed === "string" && typed !== before ? [{ dato, field, typed, before }] : [];
    });
    return { id, cells };
  });
}

type Row = ReturnType<typeof readRows>[number];

/** Compares cells with what is stored now, so that nobody undoes what others have changed. */
async function readRow(trx: Trx, { id, cells }: Row) {
  const { all } = await readDatos();
  const row = await findRow(id, trx);
  const stored = parseFicha(row?.ficha);
  const texts = fichaTexts(all, stored);
  const sent = new FormData();
  for (const { dato, typed } of cells) {
    sent.set(campoOf(dato), typed);
    sent.set(campoDeFuente(dato), texts[campoDeFuente(dato)] ?? "");
  }
  const { ficha, errors } = readFicha(sent, all, stored);
  const isChanged = !row || cells.some(({ dato, before }) => texts[campoOf(dato)] !== before);
  const title = row?.title ?? id;
  const problems = cells.flatMap(({ dato, field }) => {
    const problem = errors[campoOf(dato)];
    return problem ? [{ [field]: [`${title}: ${problem[0]}`] }] : [];
  });
  return { id, ficha, problems, others: isChanged ? [title] : [] };
}

/** Writes all rows or none: a wrong cell, or one that others have changed, stops it. */
const writeRows = (touched: readonly Row[], actor: AdminSubmission["actor"]) =>
  database().write(async (trx) => {
    const read = [];
    for (const row of touched) read.push(await readRow(trx, row));
    const problems = read.flatMap((row) => row.problems);
    const errors: Record<string, string[]> = Object.assign({}, ...problems);
    const others = read.flatMap((row) => row.others);
    if (Object.keys(errors).length > 0) return { errors, status: 422 as const };
    if (others.length > 0) return { errors: { "": [changedBy(others)] }, status: 409 as const };
    for (const { id, ficha } of read) await updateProducto(trx, { id }, { ficha }, { actor });
    return undefined;
  });

export async function saveFichas(
  { form, context, actor }: Omit<AdminSubmission, "request">,
  back: string,
) {
  const touched = readRows(form).filter(({ cells }) => cells.length > 0);
  const cells = touched.flatMap((row) => row.cells);
  const typed = Object.fromEntries(cells.map(({ field, typed: text }) => [field, text]));
  try {
    const refused = await writeRows(touched, actor);
    if (refused) {
      const reply = { ...replyWith(form, ""), error: refused.errors };
      return refuse(context, { reply, typed }, { status: refused.status });
    }
  } catch (error) {
    return refuseFailedWrite(error, { form, context, problem: notSaved("producto") }, { typed });
  }
  return flashAt(back, touched.length ? "fichas.guardadas" : "fichas.iguales");
}

const changedBy = (titles: readonly string[]) =>
  `Alguien ha cambiado o eliminado mientras tanto ${sayList(titles.map((title) => `«${title}»`))}. Todavía no se ha guardado nada: mira lo tuyo y vuelve a guardar.`;
