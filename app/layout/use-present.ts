import { useCategorias } from "~/domain/categorias/screens/use-categorias";

/**
 * Those links of ours that lead to a category which the owner still has, under this slug or a later
 * one. While the categories cannot be read, all.
 */
export function usePresent<Link extends { slug: string }>(links: readonly Link[]): Link[] {
  const categorias = useCategorias();
  if ("failed" in categorias) return [...links];
  const all = categorias.data.flatMap((principal) => [principal, ...principal.subcategorias]);
  const present = new Set(all.flatMap(({ slug, antiguos }) => [slug, ...antiguos]));
  return links.filter(({ slug }) => present.has(slug));
}
