import { sql } from "kysely";
import { madridDay } from "~base/fechas";
import { Tally } from "~base/tally.server";
import { fold } from "~base/texto";
import { database } from "~db/client.server";
import { addCounts } from "~db/engine/counts.server";
import { countFound, type Subida } from "../ladder/subida.server";
import type { Consulta } from "../rules/consulta";
import { split } from "../rules/palabra";
import { foldButEne, keptOf, VACIAS_MAX } from "../rules/vacia";

type Recuento = { dia: string; texto: string; veces: number };

/** More different questions than this between two writes are not real searches. */
const PENDING_MAX = 500;

export const vacias = new Tally<Recuento>(async (trx, counted) => {
  await addCounts(trx, "busquedas_vacias", counted, ["dia", "texto"]);
  await sql`delete from busquedas_vacias where (dia, texto) not in (
    select dia, texto from busquedas_vacias
    order by veces desc, dia desc, texto limit ${VACIAS_MAX})`.execute(trx);
}, PENDING_MAX);

/** Counts a question that no text answers in full, by day and without data of the visitor. */
export function countVacia({ q }: Consulta, subida: Subida, now = new Date()) {
  if (countFound(subida) > 0 && subida.peldano !== "algunas") return;
  const dia = madridDay(now.toISOString());
  const asked = foldButEne(q);
  const words = split(asked).filter((word) => subida.unknown.includes(fold(word)));
  for (const texto of keptOf(asked, words)) vacias.add({ dia, texto, veces: 1 });
}

const SHOWN = 50;

export type Vacia = Awaited<ReturnType<typeof findVacias>>[number];

export async function findVacias(first = "") {
  const rows = await database()
    .read.selectFrom("busquedas_vacias")
    .select(({ fn }) => ["texto", fn.sum<number>("veces").as("veces"), fn.max("dia").as("ultimo")])
    .where("dia", ">=", first)
    .groupBy("texto")
    .orderBy("veces", "desc")
    .orderBy("ultimo", "desc")
    .orderBy("texto")
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({ ...row, veces: Number(row.veces) }));
}
