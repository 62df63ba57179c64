import { type Kysely, sql } from "kysely";

const CAMPOS = ["veredicto", "rating", "isrecommended", "retirada"] as const;

type Campo = (typeof CAMPOS)[number];

/** How a product has changed: filled from the versions that are there, and of the trash too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTrayectoria(db);
  await fillFromVersions(db);
  await fillTrash(db);
}

async function createTrayectoria(db: Kysely<unknown>) {
  await sql`
    create table trayectoria (
      producto_id text not null references productos (id) on update cascade on delete cascade,
      version integer not null,
      campo text not null
        check (campo in ('inicio', 'veredicto', 'rating', 'isrecommended', 'retirada')),
      de text,
      a text,
      motivo text,
      importacion_id text,
      oculto text,
      created_at text not null,
      primary key (producto_id, version, campo)
    ) strict`.execute(db);
  for (const event of ["insert", "update", "delete"]) {
    await sql`
      create trigger ${sql.ref(`trayectoria_content_version_${event}`)}
      after ${sql.raw(event)} on trayectoria
      begin update content_version set version = version + 1; end`.execute(db);
  }
}

/** A state of a product, and the import that replaced it. */
interface Estado {
  fila: Readonly<Record<string, unknown>>;
  version: number;
  at: string;
  importacion: string | null;
}

interface Giro {
  version: number;
  campo: Campo | "inicio";
  de: string | null;
  a: string | null;
  motivo: string | null;
  importacion_id: string | null;
  created_at: string;
}

type Present = Record<string, unknown> & { id: string; version: number; updated_at: string };

async function fillFromVersions(db: Kysely<unknown>) {
  const ids = await sql<{ id: string }>`select id from productos order by id`.execute(db);
  for (const { id } of ids.rows) {
    const present = await sql<Present>`select id, version, updated_at, estado, published_at,
      veredicto, rating, isrecommended, retirada, retirada_motivo
      from productos where id = ${id}`.execute(db);
    const row = present.rows[0];
    const kept = row ? await statesOf(db, id, sql<boolean>`borrado_id is null`) : [];
    for (const giro of row ? await trayectoriaOf(db, row, kept) : []) await insert(db, id, giro);
  }
}

const insert = (db: Kysely<unknown>, id: string, giro: Giro) =>
  sql`insert into trayectoria
    (producto_id, version, campo, de, a, motivo, importacion_id, created_at)
    values (${id}, ${giro.version}, ${giro.campo}, ${giro.de}, ${giro.a}, ${giro.motivo},
      ${giro.importacion_id}, ${giro.created_at})`.execute(db);

async function statesOf(db: Kysely<unknown>, id: string, which: ReturnType<typeof sql<boolean>>) {
  const { rows } = await sql<{
    version: number;
    datos: string;
    importacion_id: string | null;
    created_at: string;
  }>`select version, datos, importacion_id, created_at from versiones
    where tipo = 'producto' and item_id = ${id} and causa <> 'borrado' and ${which}
    order by version`.execute(db);
  return rows.flatMap(({ version, datos, importacion_id, created_at }): Estado[] => {
    const fila = parse(datos);
    return isObject(fila) ? [{ fila, version, at: created_at, importacion: importacion_id }] : [];
  });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Versions that are no longer there, or that lack a column, tell nothing of it. */
async function trayectoriaOf(db: Kysely<unknown>, present: Present, kept: readonly Estado[]) {
  const last = kept.at(-1);
  const isKept = last && last.version >= present.version;
  const now = { fila: present, version: present.version, at: present.updated_at };
  const states = isKept ? kept : [...kept, { ...now, importacion: null }];
  const [first] = states;
  if (!first) return [];
  const undone = await undoneImports(db, present.id);
  const giros = states.slice(1).flatMap((after, n) => girosOf(states[n] ?? first, after));
  const begun: Giro = {
    ...{ version: first.version, campo: "inicio", created_at: first.at },
    ...{ de: null, a: null, motivo: null, importacion_id: null },
  };
  const own = withoutUndone(giros, undone);
  return first.version > 1 ? [begun, ...own] : own;
}

async function undoneImports(db: Kysely<unknown>, id: string) {
  const { rows } = await sql<{ importacion_id: string }>`
    select importacion_id from importacion_filas
    where producto_id = ${id} and deshecho = 'restaurada'`.execute(db);
  return rows.map(({ importacion_id }) => importacion_id);
}

function girosOf(before: Estado, after: Estado): Giro[] {
  const { estado, published_at } = before.fila;
  if (estado !== "published" && typeof published_at !== "string") return [];
  return CAMPOS.flatMap((campo) => {
    if (!(campo in before.fila && campo in after.fila)) return [];
    const [de, a] = [textOf(before.fila[campo]), textOf(after.fila[campo])];
    if (de === a) return [];
    const motivo = campo === "retirada" ? textOf(after.fila.retirada_motivo) : null;
    const { version, at } = after;
    const rest = { motivo, importacion_id: before.importacion, created_at: at };
    return [{ version, campo, de, a, ...rest }];
  });
}

const textOf = (value: unknown) =>
  value === null || value === undefined || value === "" ? null : String(value);

/** An import that was undone leaves neither its giro nor the one that put things back. */
function withoutUndone(giros: readonly Giro[], undone: readonly string[]): Giro[] {
  const kept: Giro[] = [];
  for (const giro of giros) {
    const at = kept.findLastIndex(({ campo }) => campo === giro.campo);
    const before = kept[at];
    const isBack =
      before?.importacion_id &&
      undone.includes(before.importacion_id) &&
      before.de === giro.a &&
      before.a === giro.de;
    if (isBack) kept.splice(at, 1);
    else kept.push(giro);
  }
  return kept;
}

/** A product comes back from the trash with what is kept beside it. */
async function fillTrash(db: Kysely<unknown>) {
  const { rows } = await sql<{ id: string; item_id: string; datos: string }>`
    select id, item_id, datos from versiones
    where tipo = 'producto' and causa = 'borrado'`.execute(db);
  for (const { id, item_id, datos } of rows) {
    const parts = parse(datos);
    const present = Array.isArray(parts) ? ownRow(parts, item_id) : undefined;
    if (!present || !Array.isArray(parts)) continue;
    const kept = await statesOf(db, item_id, sql<boolean>`borrado_id = ${id}`);
    const giros = await trayectoriaOf(db, present, kept);
    if (giros.length === 0) continue;
    const own = giros.map((giro) => ({ ...giro, producto_id: item_id, oculto: null }));
    const now = JSON.stringify([...parts, { table: "trayectoria", rows: own }]);
    await sql`update versiones set datos = ${now} where id = ${id}`.execute(db);
  }
}

function ownRow(parts: readonly unknown[], id: string): Present | undefined {
  const part = parts.find((each) => isObject(each) && each.table === "productos");
  const rows = isObject(part) && Array.isArray(part.rows) ? part.rows : [];
  const row: unknown = rows[0];
  if (!isObject(row)) return undefined;
  const { version, updated_at } = row;
  if (typeof version !== "number" || typeof updated_at !== "string") return undefined;
  return { ...row, id, version, updated_at };
}
