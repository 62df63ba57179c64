import { LEGAL_UPDATED } from "~/domain/ajustes/titular";
import { listAutores } from "~/domain/autores/autores.server";
import { findCategoriasDirecciones } from "~/domain/categorias/queries/categorias-direcciones.server";
import {
  findConsejosChanges,
  findConsejosDirecciones,
} from "~/domain/consejos/queries/consejos-direcciones.server";
import { latest } from "~/domain/fechas";
import {
  findProductosChanges,
  findProductosDirecciones,
} from "~/domain/productos/queries/productos-direcciones.server";
import { paths } from "~/site/paths";
import type { SitemapEntry } from "~/site/sitemap-entry";

/** A sitemap file holds no more, by its protocol. */
export const SITEMAP_LIMIT = 50_000;

interface Source {
  total: number;
  find(offset: number, limit: number): Promise<SitemapEntry[]>;
}

export interface Sitemap {
  partes: number;
  find(parte: number): Promise<SitemapEntry[]>;
}

export async function openSitemap(origin: string, limit = SITEMAP_LIMIT): Promise<Sitemap> {
  const sources = await findSources(origin);
  const total = sources.reduce((sum, source) => sum + source.total, 0);
  return {
    partes: Math.ceil(total / limit),
    find: (parte) => slice(sources, (parte - 1) * limit, limit),
  };
}

async function findSources(origin: string): Promise<Source[]> {
  const [productos, consejos] = await Promise.all([findProductosChanges(), findConsejosChanges()]);
  const categorias = await findCategoriasDirecciones(productos.byCategory, origin);
  const autores = (await listAutores()).map(({ slug, updated_at }) => ({
    ...{ path: paths.autor(slug), lastmod: updated_at },
  }));
  const pages = [...fixedPages(categorias, consejos.listas), ...categorias, ...autores];
  return [
    { total: pages.length, find: async (offset, limit) => pages.slice(offset, offset + limit) },
    {
      total: consejos.total,
      find: (offset, limit) => findConsejosDirecciones(offset, limit, origin),
    },
    {
      total: productos.total,
      find: (offset, limit) => findProductosDirecciones(offset, limit, origin),
    },
  ];
}

function fixedPages(categorias: readonly SitemapEntry[], consejos: readonly SitemapEntry[]) {
  const categoriasChange = latest(categorias.map(({ lastmod }) => lastmod));
  return [
    { path: paths.home(), lastmod: latest([categoriasChange, consejos[0]?.lastmod]) },
    { path: paths.categorias(), lastmod: categoriasChange },
    ...consejos,
    { path: paths.listaRecienNacido() },
    { path: paths.sobreNosotros() },
    { path: paths.contacto() },
    { path: paths.politicaPrivacidad(), lastmod: LEGAL_UPDATED },
    { path: paths.politicaCookies(), lastmod: LEGAL_UPDATED },
    { path: paths.avisoLegal(), lastmod: LEGAL_UPDATED },
  ];
}

async function slice(sources: readonly Source[], offset: number, limit: number) {
  let found: SitemapEntry[] = [];
  let skip = offset;
  for (const { total, find } of sources) {
    const wanted = Math.min(limit - found.length, total - skip);
    if (wanted > 0) found = found.concat(await find(skip, wanted));
    skip = Math.max(0, skip - total);
  }
  return found;
}
