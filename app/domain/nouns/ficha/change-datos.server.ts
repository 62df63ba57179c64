import { randomBytes } from "node:crypto";
import { formatCount } from "~/ui/text/format-number";
import { moveRow } from "~base/move-one-step.server";
import { fold, toSlug } from "~base/texto";
import { database, type Trx } from "~db/client.server";
import { withoutKey } from "~db/engine/engine.server";
import { countRows } from "~db/paging.server";
import { type Actor, recordSuceso, writeRecorded } from "~record/historial/historial.server";
import * as rules from "./dato";
import type { DatoCampos } from "./dato-schema.server";
import { type DatoUsado, listDatos } from "./datos.server";

type Result =
  | "ficha.guardada"
  | "ficha.quitado"
  | { problem: string; field?: string; otro?: DatoUsado; asks?: true };

interface Saving {
  categoria: string;
  id?: string;
  /** The question that the editor has confirmed; values are deleted only if it named that loss. */
  leida: string;
  actor: Actor;
}

const valoresOf = (trx: Trx, id: string, kept: readonly string[]) =>
  trx
    .selectFrom("valores")
    .where("dato_id", "=", id)
    .$if(kept.length > 0, (query) => query.where("texto", "not in", kept));

/** Does not raise the products' versions: an open form can only lose values without a field now. */
const dropValores = (trx: Trx, id: string, kept: readonly string[] = []) =>
  trx
    .updateTable("productos")
    .set({ ficha: withoutKey("ficha", id) })
    .where("id", "in", valoresOf(trx, id, kept).select("producto_id"))
    .execute();

const toColumns = ({ opciones, filtrable, ...campos }: DatoCampos) => ({
  ...campos,
  opciones: JSON.stringify(opciones),
  filtrable: filtrable ? (1 as const) : (0 as const),
});

function ofFicha({ actor, categoria }: Pick<Saving, "actor" | "categoria">) {
  return { actor, action: "categoria.ficha" as const, target: categoria };
}

export function saveDato(campos: DatoCampos, saving: Saving): Promise<Result> {
  const { categoria, id, leida } = saving;
  return database().write(async (trx) => {
    const datos = await listDatos(trx, categoria);
    const before = datos.find((dato) => dato.id === id);
    if (id && !before) return { problem: rules.DATOS_PROBLEMS.missing };
    const isAlike = ({ nombre }: DatoUsado) => fold(nombre) === fold(campos.nombre);
    const otro = datos.find((dato) => dato !== before && isAlike(dato));
    if (otro) return { problem: rules.DATOS_PROBLEMS.taken, field: "nombre", otro };
    const rival = datos.find((dato) => dato !== before && campos.casa && dato.casa === campos.casa);
    if (rival) return { problem: rules.DATOS_PROBLEMS.answered, field: "casa", otro: rival };
    const criterios = datos.filter((dato) => dato !== before && dato.peso !== null);
    if (campos.peso !== null && criterios.length >= rules.CRITERIOS_LIMIT) {
      return { problem: rules.DATOS_PROBLEMS.scored, field: "peso" };
    }
    if (before) {
      const isSame = before.tipo === campos.tipo && isCriterio(before) === isCriterio(campos);
      const kept = isSame ? campos.opciones : [];
      const isLosing = !isSame || kept.length > 0;
      const lost = isLosing ? await countRows(valoresOf(trx, before.id, kept)) : 0;
      const problem = questionOf(before, campos, lost);
      if (problem && problem !== leida) return { problem, asks: true };
      if (lost > 0) await dropValores(trx, before.id, kept);
      await trx.updateTable("datos").set(toColumns(campos)).where("id", "=", before.id).execute();
    } else {
      if (datos.length >= rules.DATOS_LIMIT) return { problem: rules.DATOS_PROBLEMS.full };
      const clave = freeClave(campos.nombre, new Set(datos.map((dato) => dato.clave)));
      const own = { id: `${clave}-${randomBytes(4).toString("hex")}`, categoria_id: categoria };
      const posicion = Math.max(0, ...datos.map((dato) => dato.posicion + 1));
      const row = { ...toColumns(campos), ...own, clave, posicion };
      await trx.insertInto("datos").values(row).execute();
    }
    const details = { dato: campos.nombre, hecho: before ? "cambiado" : "añadido" };
    await recordSuceso(trx, { ...ofFicha(saving), details });
    return "ficha.guardada";
  });
}

/** A criterion is our own score, and any other fact a measure. */
const isCriterio = ({ peso }: { peso: number | null }) => peso !== null;

const conDato = (n: number) => `${formatCount(n, "producto tiene", "productos tienen")} este dato`;

function questionOf({ tipo, unidad, usos }: DatoUsado, after: DatoCampos, lost: number) {
  if (lost > 0) {
    const isOption = tipo === after.tipo && tipo === "opcion";
    const which = isOption ? "con una opción que quitas" : `como «${rules.TIPO_LABELS[tipo]}»`;
    return `${conDato(lost)} ${which}: se borraría.`;
  }
  if (unidad === after.unidad || usos === 0) return undefined;
  return `${conDato(usos)} en «${unidad}»: los números se quedan como están, y se leerán en «${after.unidad}».`;
}

/** Files name their columns by this key, so it stays if the name changes. */
function freeClave(nombre: string, taken: ReadonlySet<string>, n = 1): string {
  const clave = (toSlug(nombre) || "dato").slice(0, rules.NOMBRE_MAX_LENGTH).replace(/-$/, "");
  const numbered = n > 1 ? `${clave}-${n}` : clave;
  return taken.has(numbered) ? freeClave(nombre, taken, n + 1) : numbered;
}

export function deleteDato(saving: Saving): Promise<Result> {
  return database().write(async (trx) => {
    const datos = await listDatos(trx, saving.categoria);
    const dato = datos.find(({ id }) => id === saving.id);
    if (!dato) return { problem: rules.DATOS_PROBLEMS.missing };
    const { id, nombre, usos } = dato;
    const uses = usos > 0 ? `${conDato(usos)}: se borraría` : "Ningún producto tiene este dato";
    const problem = `¿Quitar «${nombre}» de la ficha? ${uses}.`;
    if (problem !== saving.leida) return { problem, asks: true };
    await dropValores(trx, id);
    await trx.deleteFrom("datos").where("id", "=", id).execute();
    const details = { dato: nombre, hecho: "quitado", productos: usos };
    await recordSuceso(trx, { ...ofFicha(saving), details });
    return "ficha.quitado";
  });
}

export const saveSanitario = (isSanitario: boolean, saving: Pick<Saving, "actor" | "categoria">) =>
  writeRecorded(ofFicha(saving), async (trx) => {
    const change = { producto_sanitario: isSanitario ? (1 as const) : (0 as const) };
    await trx.updateTable("categorias").set(change).where("id", "=", saving.categoria).execute();
    return { dato: "producto sanitario", hecho: isSanitario ? "marcado" : "desmarcado" };
  });

export function moveDato(paso: -1 | 1, { id = "", ...saving }: Saving): Promise<boolean> {
  return writeRecorded(ofFicha(saving), async (trx) => {
    const datos = await listDatos(trx, saving.categoria);
    const step = { table: "datos", column: "posicion", id, paso };
    const dato = await moveRow(trx, datos, step);
    return dato && { dato: dato.nombre, hecho: "movido" };
  });
}
