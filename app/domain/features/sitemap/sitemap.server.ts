import { paths } from "~/site/paths";
import { latest } from "~base/fechas";
import { findLegalDay, getAjustes } from "~nouns/ajustes/ajustes.server";
import { listAutores } from "~nouns/autores/autores.server";
import { listPublicadas } from "~nouns/paginas/paginas.server";
import * as sources from "./sources.server";

export interface SitemapEntry {
  path: string;
  /** A day, or a time in UTC and ISO 8601; absent where unknown. */
  lastmod?: string;
  /** An absolute address, because pictures may be on another site. */
  image?: string;
}

/** The limit of the sitemap protocol for one file. */
export const SITEMAP_LIMIT = 50_000;

export async function openSitemap(origin: string, limit = SITEMAP_LIMIT) {
  const sources = await findSources(origin);
  const total = sources.reduce((sum, source) => sum + source.total, 0);
  return {
    partes: Math.ceil(total / limit),
    find: (parte: number) => slice(sources, (parte - 1) * limit, limit),
  };
}

async function findSources(origin: string) {
  const [productos, consejos] = await Promise.all([
    sources.findProductosChanges(),
    sources.findConsejosChanges(),
  ]);
  const pages = await listPages(origin, productos, consejos);
  const read =
    (
      list: typeof sources.listProductos | typeof sources.listConsejos,
      pathOf: (slug: string) => string,
    ) =>
    async (offset: number, limit: number) =>
      (await list(offset, limit)).map(sources.entryOf(origin, pathOf));
  return [
    {
      total: pages.length,
      find: async (offset: number, limit: number) => pages.slice(offset, offset + limit),
    },
    { total: totalOf(consejos), find: read(sources.listConsejos, paths.consejo) },
    { total: totalOf(productos), find: read(sources.listProductos, paths.producto) },
  ];
}

const totalOf = (changes: readonly { total: number }[]) =>
  changes.reduce((sum, { total }) => sum + Number(total), 0);

async function listPages(
  origin: string,
  productos: readonly sources.Change[],
  consejos: readonly (sources.Change & { oculta: 0 | 1 | null })[],
): Promise<SitemapEntry[]> {
  const categorias = (await sources.listCategorias(productos)).map(
    sources.entryOf(origin, paths.categoria),
  );
  const categoriasChange = latest(categorias.map(({ lastmod }) => lastmod));
  const consejosChange = latest(consejos.map(({ updatedAt }) => updatedAt));
  const hasLista = (await getAjustes()).lista !== "";
  const known = consejos.filter(({ oculta }) => oculta === 0);
  const propias = entriesOf(await listPublicadas(), paths.pagina);
  const isBuilt = propias.every(({ path }) => path !== paths.comoOrdenamos());
  return [
    { path: paths.home(), lastmod: latest([categoriasChange, consejosChange]) },
    { path: paths.categorias(), lastmod: categoriasChange },
    { path: paths.consejos(), lastmod: consejosChange },
    ...known.map(({ categoria, updatedAt: lastmod }) => ({
      path: paths.consejos({ categoria }),
      lastmod,
    })),
    ...(hasLista ? [{ path: paths.listaRecienNacido() }] : []),
    { path: paths.sobreNosotros() },
    { path: paths.contacto() },
    await legalEntry(paths.politicaPrivacidad(), "privacidad_texto"),
    await legalEntry(paths.politicaCookies(), "cookies_texto"),
    await legalEntry(paths.avisoLegal(), "aviso_texto"),
    ...(isBuilt ? [await legalEntry(paths.comoOrdenamos(), "orden_texto")] : []),
    ...categorias,
    ...propias,
    ...entriesOf(await listAutores(), paths.autor),
  ];
}

const legalEntry = async (path: string, texto: Parameters<typeof findLegalDay>[0]) => ({
  path,
  lastmod: await findLegalDay(texto),
});

const entriesOf = (
  rows: readonly { slug: string; updated_at: string }[],
  pathOf: (slug: string) => string,
) => rows.map(({ slug, updated_at }) => ({ path: pathOf(slug), lastmod: updated_at }));

type Sources = Awaited<ReturnType<typeof findSources>>;

async function slice(sources: Sources, offset: number, limit: number) {
  let found: SitemapEntry[] = [];
  let skip = offset;
  for (const { total, find } of sources) {
    const wanted = Math.min(limit - found.length, total - skip);
    if (wanted > 0) found = found.concat(await find(skip, wanted));
    skip = Math.max(0, skip - total);
  }
  return found;
}
