import {
  type CategoriaPrincipal,
  type Oculta,
  treeChoices,
} from "~/domain/categorias/rules/categoria";
import type { Choice } from "~/ui/field/choice";

export function categoriaOptions(
  principales: readonly CategoriaPrincipal[],
  ocultas: readonly Pick<Oculta, "slug" | "nombre">[],
): Choice[] {
  const others = ocultas.map(({ slug, nombre }) => ({
    value: slug,
    label: `${nombre} (desconocida)`,
  }));
  return [...treeChoices(principales, "slug"), ...others];
}
