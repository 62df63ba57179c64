import type { Trx } from "~db/client.server";

type Dated = "borradores" | "envios" | "mensajes" | "reanudaciones";

export const purgeMade = (trx: Trx, table: Dated, before: Date) =>
  trx.deleteFrom(table).where("created_at", "<", before.toISOString()).execute();
