import { paths } from "~/site/paths";

export const PRODUCTOS_CRUMB = { label: "Productos", href: paths.adminProductos() };

/** «Equipo de …» is the signature of several people. */
export const isTeam = (revisor: string) => /^equipo\b/i.test(revisor);

/** The most products on the home page; triggers of migration 0002 have the same number. */
export const FEATURED_LIMIT = 6;
export const CATEGORY_PAGE_SIZE = 24;
export const RELATED_LIMIT = 3;

/** Shown for a rating of 0, which means that no rating was given. */
export const UNRATED = "Sin valorar";

export const LOWEST_RATING = 0.1;

export function toRating(text: string): number | undefined {
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text)) return undefined;
  const rating = Number(text) + 0;
  return rating >= 0 && rating <= 5 ? rating : undefined;
}

export const roundRating = (rating: number): number => Number(rating.toFixed(1));

/** Compares the rounded figure, because 0.04 is shown as 0. */
export const isRated = (rating: number): boolean => roundRating(rating) >= LOWEST_RATING;

export const formatRating = (rating: number): string => rating.toFixed(1).replace(".", ",");

/** @returns the first product of the category that most of these have */
export function categoriaOf<Producto extends { category: string }>(productos: readonly Producto[]) {
  const counts = new Map<string, number>();
  for (const { category } of productos) counts.set(category, (counts.get(category) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return productos.find(({ category }) => category === most?.[0]);
}
