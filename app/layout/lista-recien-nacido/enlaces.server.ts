import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { type Cosa, parseLista } from "~/domain/ajustes/lista";
import { findMenu } from "~/domain/categorias/queries/categorias.server";
import { findFichas } from "~/domain/productos/queries/fichas.server";
import { toSlug } from "~/domain/texto";
import { paths } from "~/site/paths";

/** Finds what the texts of a list name, under each slug: categories, also by a former one, or products. */
export async function findEnlaces(slugs: readonly (string | undefined)[]) {
  const named = slugs.flatMap((slug) => slug ?? []);
  const [menu, fichas] = await Promise.all([findMenu(), findFichas(named)]);
  const enlaces = new Map([...fichas].map(([slug, { title }]) => [slug, productLink(slug, title)]));
  for (const principal of menu) {
    for (const { slug, antiguos, nombre } of [principal, ...principal.subcategorias]) {
      const enlace = { href: paths.categoria(slug), label: nombre };
      for (const each of [slug, ...antiguos]) enlaces.set(each, enlace);
    }
  }
  return enlaces;
}

const productLink = (slug: string, label: string) => ({ href: paths.producto(slug), label });

export type Enlaces = Awaited<ReturnType<typeof findEnlaces>>;

export const withLink = (enlaces: Enlaces) => (cosa: Cosa) => ({
  ...cosa,
  enlace: cosa.slug === undefined ? undefined : enlaces.get(cosa.slug),
});

export type CosaVista = ReturnType<ReturnType<typeof withLink>>;

export async function findLista() {
  const grupos = parseLista((await getAjustes()).lista);
  const slugs = grupos.flatMap(({ cosas, categorias }) => [
    ...cosas.map(({ slug }) => slug),
    ...categorias,
  ]);
  const enlaces = await findEnlaces(slugs);
  return grupos.map(({ categorias, cosas, ...grupo }, index) => ({
    ...grupo,
    id: `${toSlug(grupo.title) || "grupo"}-${index + 1}`,
    cosas: cosas.map(withLink(enlaces)),
    enlaces: categorias.flatMap((slug) => enlaces.get(slug) ?? []),
  }));
}

export type GrupoVisto = Awaited<ReturnType<typeof findLista>>[number];
