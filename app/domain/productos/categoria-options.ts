import type { CategoriaPrincipal, Oculta } from "~/domain/categorias/categoria";

export interface CategoriaOption {
  value: string;
  label: string;
}

export function categoriaOptions(
  principales: readonly CategoriaPrincipal[],
  ocultas: readonly Pick<Oculta, "slug" | "nombre">[],
): CategoriaOption[] {
  const known = principales.flatMap((principal) => [
    { value: principal.slug, label: principal.nombre },
    ...principal.subcategorias.map(({ slug, nombre }) => ({
      value: slug,
      label: `${principal.nombre} > ${nombre}`,
    })),
  ]);
  const others = ocultas.map(({ slug, nombre }) => ({
    value: slug,
    label: `${nombre} (desconocida)`,
  }));
  return [...known, ...others];
}
