import { channel } from "node:diagnostics_channel";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, sql } from "kysely";

/** Whoever runs migrations may listen, and tell how far long work has come. */
const progress = channel("mimbre.migration");

/** A key is one word of the index. That of a category stands for its name, which is looked up when somebody asks. */
const oneWord = (key: string) => `'ª' || replace(${key}, '-', 'ª')`;
const listOf = (column: string) => `(select group_concat(value, ' ') from json_each(${column}))`;

/** Published rows are searched in these, from what weighs most to what weighs least. */
const INDEXED = [
  {
    tabla: "productos",
    recomendado: (row: string) => `${row}.isrecommended`,
    rating: (row: string) => `${row}.rating`,
    textos: (row: string) => ({
      titulo: `${row}.titulo_folded`,
      categoria: oneWord(`${row}.category`),
      clave: oneWord(`${row}.id`),
      descripcion: `${row}.descripcion`,
      caracteristicas: listOf(`${row}.keyfeatures`),
      pros: listOf(`${row}.pros`),
      cuerpo: `${row}.contenido_principal`,
    }),
  },
  {
    tabla: "consejos",
    recomendado: () => "0",
    rating: () => "0",
    textos: (row: string) => ({
      titulo: `${row}.titulo_folded`,
      categoria: oneWord(`${row}.categoria`),
      descripcion: `${row}.extracto`,
      cuerpo: `${row}.contenido`,
    }),
  },
] as const;

type Indexed = (typeof INDEXED)[number];

/**
 * Makes the index of migrations 0004, 0010 and 0011 anew: with categories, lists and long texts, and in the
 * order in which results are shown. What readers call a thing gets a table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const indexed of INDEXED) {
    await dropIndex(db, indexed);
    await createIndex(db, indexed);
    await fillIndex(db, indexed);
    await createTriggers(db, indexed);
  }
  await createSinonimos(db);
}

async function dropIndex(db: Kysely<unknown>, { tabla }: Indexed) {
  for (const event of ["insert", "update", "delete"]) {
    await sql`drop trigger ${sql.ref(`${tabla}_busqueda_${event}`)}`.execute(db);
  }
  for (const part of ["_vocabulario", "_trigramas", "_palabras", ""]) {
    await sql`drop table ${sql.table(`busqueda_${tabla}${part}`)}`.execute(db);
  }
}

async function createIndex(db: Kysely<unknown>, { tabla, textos }: Indexed) {
  const index = `busqueda_${tabla}`;
  await sql`
    create table ${sql.table(index)} (
      n integer primary key,
      id text not null unique,
      titulo text not null,
      recomendado integer not null,
      rating real not null
    ) strict`.execute(db);
  await sql`create index ${sql.ref(`${index}_en_orden`)} on ${sql.table(index)}
    (recomendado desc, rating desc, titulo, id)`.execute(db);
  await sql`create index ${sql.ref(`${index}_by_final`)} on ${sql.table(index)}
    (substr(titulo, -2))`.execute(db);
  const columns = sql.raw(Object.keys(textos("")).join(", "));
  await sql`create virtual table ${sql.table(`${index}_palabras`)} using fts5 (
    ${columns}, content='', contentless_delete=1,
    tokenize='unicode61 remove_diacritics 2')`.execute(db);
  await sql`create virtual table ${sql.table(`${index}_terminos`)}
    using fts5vocab(${sql.table(`${index}_palabras`)}, row)`.execute(db);
  await sql`create virtual table ${sql.table(`${index}_trigramas`)} using fts5 (
    titulo, content='', contentless_delete=1, detail=none,
    tokenize='trigram case_sensitive 1')`.execute(db);
  await sql`create virtual table ${sql.table(`${index}_vocabulario`)}
    using fts5vocab(${sql.table(`${index}_trigramas`)}, row)`.execute(db);
}

/** Between two portions the process answers that it lives. */
const PORTION = 250;

async function fillIndex(db: Kysely<unknown>, indexed: Indexed) {
  const { tabla, recomendado, rating } = indexed;
  const [index, all] = [sql.table(`busqueda_${tabla}`), sql.table(tabla)];
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${all} where estado = 'published'`.execute(db);
  const total = rows[0]?.total ?? 0;
  for (let [last, done] = ["", 0]; ; ) {
    const added = await sql<{ id: string }>`
      insert into ${index} (id, titulo, recomendado, rating)
      select id, titulo_folded, ${sql.raw(recomendado("f"))}, ${sql.raw(rating("f"))}
      from ${all} as f where estado = 'published' and id > ${last} order by id limit ${PORTION}
      returning id`.execute(db);
    const next = added.rows
      .map(({ id }) => id)
      .sort()
      .at(-1);
    if (next === undefined) return;
    const rowsOf = sql`from ${index} as e join ${all} as f on f.id = e.id
      where e.id > ${last} and e.id <= ${next}`;
    for (const { into, values } of wordTables(indexed, "f")) {
      await sql`insert into ${sql.raw(into)} select e.n, ${sql.raw(values)} ${rowsOf}`.execute(db);
    }
    done += added.rows.length;
    progress.publish({ work: `índice de búsqueda, ${tabla}`, done, total });
    last = next;
    await nextTurn();
  }
}

function wordTables({ tabla, textos }: Indexed, row: string) {
  const values = Object.entries(textos(row));
  const columns = values.map(([column]) => column).join(", ");
  const texts = values.map(([, text]) => `coalesce(${text}, '')`).join(", ");
  return [
    { into: `busqueda_${tabla}_palabras (rowid, ${columns})`, values: texts },
    { into: `busqueda_${tabla}_trigramas (rowid, titulo)`, values: `${row}.titulo_folded` },
  ];
}

async function createTriggers(db: Kysely<unknown>, indexed: Indexed) {
  const { tabla, recomendado, rating, textos } = indexed;
  const index = `busqueda_${tabla}`;
  const own = `(select n from ${index} where id = old.id)`;
  const add = `
    insert into ${index} (id, titulo, recomendado, rating)
      select new.id, new.titulo_folded, ${recomendado("new")}, ${rating("new")}
      where new.estado = 'published';
    ${wordTables(indexed, "new")
      .map(
        ({ into, values }) =>
          `insert into ${into} select n, ${values} from ${index} where id = new.id;`,
      )
      .join("\n")}`;
  const remove = `
    delete from ${index}_palabras where rowid = ${own};
    delete from ${index}_trigramas where rowid = ${own};
    delete from ${index} where id = old.id;`;
  const before = Object.values(textos("old"));
  const changed = Object.values(textos("new")).map((text, n) => `${text} is not ${before[n]}`);
  const isOther = ["new.id <> old.id", "new.estado <> old.estado", ...changed].join(" or ");
  const order = `${recomendado("new")} <> ${recomendado("old")} or ${rating("new")} <> ${rating("old")}`;
  const reorder = `update ${index}
    set recomendado = ${recomendado("new")}, rating = ${rating("new")} where id = new.id;`;
  const triggers = [
    ["insert", "insert", "new.estado = 'published'", add],
    ["update", "update", isOther, remove + add],
    ["orden", "update", order, reorder],
    ["delete", "delete", "true", remove],
  ] as const;
  for (const [name, event, when, run] of triggers) {
    await sql`
      create trigger ${sql.ref(`${tabla}_busqueda_${name}`)} after ${sql.raw(event)}
      on ${sql.table(tabla)} when ${sql.raw(when)} begin ${sql.raw(run)} end`.execute(db);
  }
}

/** A new site gets the same groups with its categories. */
async function createSinonimos(db: Kysely<unknown>) {
  await sql`
    create table sinonimos (
      id text primary key,
      palabras text not null check (length(palabras) between 3 and 500)
    ) strict`.execute(db);
  for (const event of ["insert", "update", "delete"]) {
    await sql`
      create trigger ${sql.ref(`sinonimos_content_version_${event}`)}
      after ${sql.raw(event)} on sinonimos
      begin update content_version set version = version + 1; end`.execute(db);
  }
  const { rows } = await sql`select 1 from categorias limit 1`.execute(db);
  if (rows.length === 0) return;
  const { GRUPOS } = await import("./0022_palabras_buscadas/grupos");
  await sql`
    insert into sinonimos (id, palabras)
    select 'sinonimos-' || (key + 1), value from json_each(${JSON.stringify(GRUPOS)})`.execute(db);
}
