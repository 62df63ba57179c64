import { sql } from "kysely";
import { madridDay } from "~base/fechas";
import { createVisitorLimits } from "~base/limits/windows";
import { Tally } from "~base/tally.server";
import { jsonRows } from "~db/engine/engine.server";
import { spell } from "~features/redirecciones/camino.server";
import type { Lectura } from "~features/vistas/recuento.server";

type Pedida = { de: string; ultima: string; veces: number };

const COLUMNS = ["de", "ultima", "veces"] satisfies (keyof Pedida)[];

export const pedidas = new Tally<Pedida>(
  (trx, counted) =>
    sql`insert into redirecciones (de, veces, ultima)
      select de, sum(veces), max(ultima)
      from (${jsonRows("redirecciones", counted, COLUMNS)}) as contado where true
      group by de
      on conflict (de) do update set veces = redirecciones.veces + excluded.veces,
        ultima = excluded.ultima`.execute(trx),
  1_000,
);

const mayAdd = createVisitorLimits("vistas");

export function countPedida({ pagina, clientAddress }: Lectura, now = new Date()): void {
  const de = spell(pagina);
  if (!mayAdd(clientAddress, de)) return;
  pedidas.add({ de, ultima: madridDay(now.toISOString()), veces: 1 });
}
