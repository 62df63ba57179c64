import type { CategoriaPrincipal } from "~/domain/categorias/categoria";

export interface CategoriaOption {
  value: string;
  label: string;
}

/**
 * The categories to choose from, subcategories as «Principal > Sub», then the slugs that products
 * name though no such category exists.
 */
export function categoriaOptions(
  principales: readonly CategoriaPrincipal[],
  unknown: readonly string[],
): CategoriaOption[] {
  const known = principales.flatMap((principal) => [
    { value: principal.slug, label: principal.nombre },
    ...principal.subcategorias.map(({ slug, nombre }) => ({
      value: slug,
      label: `${principal.nombre} > ${nombre}`,
    })),
  ]);
  const others = unknown.filter((slug) => known.every(({ value }) => value !== slug));
  return [...known, ...others.map((slug) => ({ value: slug, label: `${slug} (desconocida)` }))];
}
