import { madridDay } from "~base/fechas";
import type { Trx } from "~db/client.server";

type Dated = "borradores" | "envios" | "invitaciones" | "mensajes" | "observaciones";

export const purgeMade = (trx: Trx, table: Dated, before: Date) =>
  trx.deleteFrom(table).where("created_at", "<", before.toISOString()).execute();

export const purgeExpired = (trx: Trx, table: "sessions" | "tokens") =>
  trx.deleteFrom(table).where("expires_at", "<", new Date().toISOString()).execute();

export const purgeDays = (trx: Trx, table: "busquedas_vacias" | "clics" | "vistas", before: Date) =>
  trx.deleteFrom(table).where("dia", "<", madridDay(before.toISOString())).execute();
