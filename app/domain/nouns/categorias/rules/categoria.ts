import { paths } from "~/site/paths";
import type { Choice } from "~/ui/field/field";
import { toSlug } from "~base/texto";
import type { Imagen } from "~nouns/imagenes/rules/imagen";
import { bloqueoIf, type Nota } from "~record/revision-editorial/nota";

export interface Categoria {
  id: string;
  slug: string;
  nombre: string;
  descripcion: string | null;
  imagen: Imagen;
  /** Former slugs, and those of categories merged into this one, which still redirect here. */
  antiguos: string[];
}

export type CategoriaPrincipal = Categoria & { subcategorias: Categoria[] };

export type CategoriaEnlace = Pick<Categoria, "id" | "slug" | "nombre" | "antiguos">;

export interface RamaDeMenu extends CategoriaEnlace {
  descripcion: string | null;
  subcategorias: CategoriaEnlace[];
}

export const treeChoices = (tree: readonly RamaDeMenu[], value: "id" | "slug"): Choice[] =>
  tree.flatMap((principal) => [
    { value: principal[value], label: principal.nombre },
    ...principal.subcategorias.map((each) => ({
      value: each[value],
      label: `${principal.nombre} > ${each.nombre}`,
    })),
  ]);

type Nombradas = readonly Pick<Oculta, "slug" | "nombre">[];

export function categoriaOptions(principales: readonly RamaDeMenu[], ocultas: Nombradas): Choice[] {
  const unknown = (nombre: string) => `${nombre} (desconocida)`;
  const others = ocultas.map(({ slug, nombre }) => ({ value: slug, label: unknown(nombre) }));
  return [...treeChoices(principales, "slug"), ...others];
}

export const fallbackDescripcion = (nombre: string) => `Productos de ${nombre}`;

export const bannerDescripcion = (nombre: string) =>
  `Descubre los mejores productos de ${nombre} para tu bebé.`;

export const NO_PARENT = "none";

export type ParentOptions = { principales: Choice[]; subcategorias: Choice[]; isFixed: boolean };

export type Oculta = { id: string; slug: string; nombre: string; usos: number };
export type Tipo = Oculta & { descripcion: string };

export const TIPO_DESCRIPCION_MAX = 240;

/** The category column is required, so a draft without one gets this hidden category. */
export const SIN_ELEGIR = { slug: "sin-elegir", nombre: "Sin elegir" };

export const categoriaElegida = (text: string) => (toSlug(text) === SIN_ELEGIR.slug ? "" : text);

export const checkCategoria = (text = "-"): Nota[] =>
  bloqueoIf(categoriaElegida(text) === "", "No tiene categoría.");

export const CATEGORIA_NO_ENCONTRADA = {
  title: "Categoría no encontrada",
  text: "Lo sentimos, la categoría que buscas no existe o ha sido eliminada.",
  link: { href: paths.categorias(), label: "Ver todas las categorías" },
};
