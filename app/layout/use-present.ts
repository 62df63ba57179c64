import { useCategorias } from "~/domain/categorias/screens/use-categorias";

/** While the categories cannot be read, all links stay. */
export function usePresent<Link extends { slug: string }>(links: readonly Link[]): Link[] {
  const categorias = useCategorias();
  if ("failed" in categorias) return [...links];
  const all = categorias.data.flatMap((principal) => [principal, ...principal.subcategorias]);
  const present = new Set(all.flatMap(({ slug, antiguos }) => [slug, ...antiguos]));
  return links.filter(({ slug }) => present.has(slug));
}
