import { paths } from "~/site/paths";
import { toSlug } from "~base/texto";
import { parseTags } from "~nouns/ajustes/ajuste";
import { getAjustes, type SectionValues } from "~nouns/ajustes/ajustes.server";
import { type Cosa, type Grupo, parseCosas, parseLista } from "~nouns/ajustes/lista";
import { findMenu } from "~nouns/categorias/queries/categorias.server";
import { findFichas } from "~nouns/productos/queries/fichas.server";

/** Finds the categories, also by former slugs, and products that a list names, keyed by slug. */
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
  const enlaces = await findEnlaces(slugsOf(grupos));
  return grupos.map(({ categorias, cosas, ...grupo }, index) => ({
    ...grupo,
    id: `${toSlug(grupo.title) || "grupo"}-${index + 1}`,
    cosas: cosas.map(withLink(enlaces)),
    enlaces: categorias.flatMap((slug) => enlaces.get(slug) ?? []),
  }));
}

const slugsOf = (grupos: readonly Grupo[]) =>
  grupos.flatMap(({ cosas, categorias }) => [...cosas.map(({ slug }) => slug), ...categorias]);

/** @returns the slugs in these settings that visitors cannot reach */
export async function findSueltos({ esenciales = "", lista = "", tags = "" }: SectionValues) {
  const cosas = parseCosas(esenciales).map(({ slug }) => slug);
  const named = [...cosas, ...slugsOf(parseLista(lista))].flatMap((slug) => slug ?? []);
  const [enlaces, menu] = await Promise.all([findEnlaces(named), findMenu()]);
  const categorias = menu.flatMap(({ slug, antiguos }) => [slug, ...antiguos]);
  const tagged = new Set(["consejos", ...categorias]);
  const lost = parseTags(tags).flatMap(([slug]) => (tagged.has(slug) ? [] : slug));
  return [...new Set([...named.filter((slug) => !enlaces.has(slug)), ...lost])];
}

export type GrupoVisto = Awaited<ReturnType<typeof findLista>>[number];
