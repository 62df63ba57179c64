import type { Trx } from "~db/client.server";

type Dated = "borradores" | "envios" | "mensajes";

export const purgeMade = (trx: Trx, table: Dated, before: Date) =>
  trx.deleteFrom(table).where("created_at", "<", before.toISOString()).execute();
