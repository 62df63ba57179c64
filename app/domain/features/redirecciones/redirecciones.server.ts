import { sql } from "kysely";
import { meantBy } from "~/site/meant-paths";
import { paths } from "~/site/paths";
import { database } from "~db/client.server";
import { readPage } from "~db/paging.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { type Actor, writeRecorded } from "~record/historial/historial.server";
import { findHolder, findOwner, findRenamed } from "~record/slugs/slugs-antiguos.server";
import { TABLES, type Tipo, type TipoEscrito } from "~record/tipos/tipo";
import { isOfTheSite, spell } from "./camino.server";

const FIJA =
  /^\/(?:aviso-legal|buscar|categorias|como-ordenamos|comparativas|consejos|contacto|politica-(?:cookies|privacidad)|sobre-nosotros)?$/;
const FICHA = /^\/(?:(autores|categoria|consejos|producto)\/)?([a-z0-9-]+)$/;
const SALAS: Record<string, TipoEscrito> = { "": "pagina", autores: "autor", consejos: "consejo" };

function fichaAt(camino: string) {
  const [, sala = "", slug] = FICHA.exec(camino) ?? [];
  return slug ? { tipo: SALAS[sala] ?? (sala as "categoria" | "producto"), slug } : undefined;
}

/** Finds the page that visitors see at this path, also by a former slug of it. */
async function findPublica(camino: string): Promise<string | undefined> {
  if (FIJA.test(camino)) return camino;
  if (camino === paths.listaRecienNacido()) return (await getAjustes()).lista && camino;
  const ficha = fichaAt(camino);
  if (!ficha) return undefined;
  const { tipo, slug } = ficha;
  if ((await findHolder(tipo, "slug", slug))?.shown) return camino;
  const renamed = tipo === "autor" ? undefined : await findRenamed(tipo, slug);
  const isShown = renamed && (await findHolder(tipo, "slug", renamed))?.shown;
  return isShown ? paths[tipo](renamed) : undefined;
}

export function findPropia(de: string) {
  const own = database().read.selectFrom("redirecciones").where("de", "=", de);
  return own.select(["de", "a"]).where("a", "is not", null).executeTakeFirst();
}

const MAX_HOPS = 5;

/** Finds the public page that a visitor of this path ends at, also by way of others. */
export async function findLlegada(camino: string, hops = MAX_HOPS): Promise<string | undefined> {
  return (await findPublica(camino)) || (hops > 0 ? findDestino(camino, hops - 1) : undefined);
}

/** Finds where the owner has an address lead that is no page. */
export async function findDestino(de: string, hops?: number): Promise<string | undefined> {
  const a = (await findPropia(spell(de)))?.a;
  return a ? findLlegada(a, hops) : undefined;
}

/** @returns the field at fault and why, if it was not added */
export async function addRedireccion(typed: Record<"de" | "a", string>, actor: Actor) {
  const { de } = typed;
  const a = await findLlegada(typed.a);
  if (!a) return ["a", "En esa dirección no hay ninguna página publicada de este sitio"] as const;
  const taken = await whyTaken(de);
  if (taken) return ["de", taken] as const;
  const suceso = { actor, action: "redireccion.anadida", details: { de, a } } as const;
  const isAdded = await writeRecorded(suceso, async (trx, created_at) => {
    const added = trx.insertInto("redirecciones").values({ de, a, created_at });
    const { numInsertedOrUpdatedRows = 0n } = await added
      .onConflict((conflict) =>
        conflict.column("de").doUpdateSet({ a, created_at }).where("redirecciones.a", "is", null),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  });
  return isAdded ? undefined : (["de", ledTo(a)] as const);
}

const ledTo = (a: string) => `Esa dirección ya lleva a ${a}`;

async function whyTaken(de: string): Promise<string | undefined> {
  if (isOfTheSite(de)) return "Esa dirección es del propio sitio: elige otra";
  const { tipo = "autor", slug = "" } = fichaAt(de) ?? {};
  const holder = (await findHolder(tipo, "slug", slug)) ?? (await findHolder(tipo, "id", slug));
  if (holder) return `Esa dirección es la de «${holder.label}»: elige otra`;
  const owner = tipo === "autor" ? undefined : await findOwner(database().read, tipo, slug);
  const a = owner ? paths[tipo](owner) : (await findPropia(de))?.a;
  const meant = meantBy(de) ?? "";
  const led = a ?? (isOfTheSite(meant) ? meant : await findLlegada(meant));
  return led && ledTo(led);
}

export const removeRedireccion = (de: string, actor: Actor) =>
  writeRecorded({ actor, action: "redireccion.quitada" }, async (trx) => {
    const own = trx.deleteFrom("redirecciones").where("de", "=", de).where("a", "is not", null);
    const gone = await own.returning("a").executeTakeFirst();
    return gone ? { de, a: gone.a ?? "" } : false;
  });

type Antigua = { de: string; a: string; created_at: string; propia: number };

/** Former slugs of present records, but for those that another has taken since. */
const formerOf = (tipo: Tipo) => sql<Antigua>`
  select ${paths[tipo]("")} || former.slug as de, ${paths[tipo]("")} || present.slug as a,
    former.created_at, 0 as propia
  from slugs_antiguos former join ${sql.table(TABLES[tipo])} present on present.id = former.id
  where former.tipo = ${tipo}
    and not exists (select 1 from ${sql.table(TABLES[tipo])} where slug = former.slug)
    and not exists (
      select 1 from slugs_antiguos later join ${sql.table(TABLES[tipo])} heir on heir.id = later.id
      where later.tipo = former.tipo and later.slug = former.slug
        and (later.created_at > former.created_at
          or (later.created_at = former.created_at and later.paso < former.paso)))`;

const PAGE_SIZE = 25;

export async function findRedirecciones(pagina: number) {
  const former = sql.join((Object.keys(TABLES) as Tipo[]).map(formerOf), sql` union all `);
  const every = sql<Antigua>`select de, a, created_at, 1 as propia from redirecciones
    where a is not null and de not in (select de from (${former}) as anterior)
    union all ${former}`;
  const listed = database()
    .read.selectFrom(sql<Antigua>`(${every})`.as("antigua"))
    .leftJoin("redirecciones as pedida", "pedida.de", "antigua.de")
    .select(["antigua.de", "antigua.a", "antigua.created_at", "propia", "veces", "ultima"])
    .orderBy("antigua.created_at", "desc")
    .orderBy("antigua.de");
  const { items, ...place } = await readPage(listed, { pagina, size: PAGE_SIZE });
  const led = items.map(async (row) => ({ ...row, destino: (await findLlegada(row.de)) ?? null }));
  return { items: await Promise.all(led), ...place };
}

export type RedireccionListed = Awaited<ReturnType<typeof findRedirecciones>>["items"][number];
