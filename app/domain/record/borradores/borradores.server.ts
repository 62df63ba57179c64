import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { log } from "~/runtime/log.server";
import { nowIso } from "~base/fechas";
import { formFieldsSchema, parseStored } from "~base/stored-json.server";
import { database, type Trx } from "~db/client.server";
import { BORRADOR_PARAM, type Borrador, formOf, pictureId } from "./borrador";

const MAX_PER_USER = 30;

/** In `campo` this marks an autosaved form, of which a person has one for each page. */
const AUTOSAVED = "";

/** In `campo` this marks a form sent with an ended session; such forms never evict other drafts. */
const INTERRUPTED = "interrumpido";
const MAX_INTERRUPTED = 10;
const OF_PAGES = [AUTOSAVED, INTERRUPTED];

const IMAGE_FIELDS = ["imageurl", "imagen", "imagen_url"];

type Picking = { userId: string; back: string; campo?: string };

/** Keeps an unfinished form while its author picks something. @returns the id of the draft */
export function keepForm(form: FormData, { userId, back, campo }: Picking): Promise<string> {
  const field = campo ?? IMAGE_FIELDS.find((name) => form.has(name)) ?? "imagen";
  return database().write((trx) => insertForm(trx, form, { userId, back, campo: field }));
}

/** All forms of new rows have the same address, so the seal of each tells them apart. */
function placeOf(form: FormData, page: string): string {
  const seal = form.get("idem");
  return seal ? `${page}#${String(seal).slice(0, 100)}` : page;
}

export function autosave(form: FormData, userId: string, page: string, isInterrupted = false) {
  const campo = isInterrupted ? INTERRUPTED : AUTOSAVED;
  return database().write(async (trx) => {
    await dropKept(trx, userId, [page, placeOf(form, page)], [campo]);
    return insertForm(trx, form, { userId, back: placeOf(form, page), campo });
  });
}

async function dropKept(trx: Trx, userId: string, places: string[], campos = OF_PAGES) {
  const mine = trx.deleteFrom("borradores").where("user_id", "=", userId);
  await mine.where("volver", "in", places).where("campo", "in", campos).execute();
}

const isOf = (id: string, userId: string) => sql<boolean>`(id = ${id} and user_id = ${userId})`;

export const dropBorrador = (id: string, userId: string) =>
  database().write((trx) => trx.deleteFrom("borradores").where(isOf(id, userId)).execute());

/** Deletes the autosave of a saved form. An error is only logged, as the save itself is done. */
export async function forgetAutosaved(form: FormData, userId: string, page: string) {
  try {
    await database().write((trx) => dropKept(trx, userId, [page, placeOf(form, page)]));
  } catch (error) {
    log().error({ err: error }, "what kept itself of a saved form was not dropped");
  }
}

export const findAutosaved = (userId: string, page: string) =>
  database()
    .read.selectFrom("borradores")
    .select(["id", "created_at as at"])
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("volver", "=", page), eb("volver", "like", `${page}#%`)]))
    .where("campo", "in", OF_PAGES)
    .orderBy("created_at", "desc")
    .executeTakeFirst();

async function insertForm(trx: Trx, form: FormData, { userId, back, campo }: Required<Picking>) {
  const datos: Borrador["datos"] = [];
  for (const [name, value] of form) {
    if (typeof value === "string" && name !== "intent") datos.push([name, value]);
  }
  const id = randomBytes(12).toString("hex");
  const row = { id, user_id: userId, volver: back, campo, datos: JSON.stringify(datos) };
  const dated = { ...row, created_at: nowIso() };
  await trx.insertInto("borradores").values(dated).execute();
  await dropOldest(trx, userId, campo === INTERRUPTED);
  return id;
}

async function dropOldest(trx: Trx, userId: string, isInterrupted: boolean): Promise<void> {
  const mine = trx.selectFrom("borradores").select("id").where("user_id", "=", userId);
  const oldest = mine
    .where("campo", isInterrupted ? "=" : "<>", INTERRUPTED)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1_000)
    .offset(isInterrupted ? MAX_INTERRUPTED : MAX_PER_USER);
  await trx.deleteFrom("borradores").where("id", "in", oldest).execute();
}

/** @returns undefined if the draft is somebody else's, gone or damaged */
export async function findBorrador(id: string, userId: string): Promise<Borrador | undefined> {
  const found = database().read.selectFrom("borradores").where(isOf(id, userId));
  const row = await found.select(["id", "volver", "campo", "datos"]).executeTakeFirst();
  const datos = row && parseStored(formFieldsSchema, row.datos, "borradores.datos");
  return datos && { ...row, datos };
}

export const backToForm = ({ id, volver, campo }: Omit<Borrador, "datos">) =>
  `${formWith(id, volver)}#${pictureId(campo)}`;

export function formWith(id: string, page: string): string {
  const [path = "", query = ""] = page.split("?");
  const params = new URLSearchParams(query);
  params.set(BORRADOR_PARAM, id);
  return `${path}?${params}`;
}

export async function setInBorrador(
  borrador: Borrador,
  userId: string,
  change: (form: FormData) => void,
): Promise<boolean> {
  const form = formOf(borrador);
  change(form);
  const datos = JSON.stringify([...form]);
  const isMine = isOf(borrador.id, userId);
  const { numUpdatedRows } = await database().write((trx) =>
    trx.updateTable("borradores").set({ datos }).where(isMine).executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}
