import type { Borrador } from "~/domain/borradores/borrador";
import { categoriaElegida } from "~/domain/categorias/rules/categoria";
import { parseList } from "~/domain/listas";
import { linesOf } from "~/domain/texto";
import { plainNumber } from "~/ui/text/format-number";
import { IMAGENES_LIMIT } from "./campos";
import type { ProductoCampos } from "./producto-schema.server";

const LIST_FIELDS = ["keyfeatures", "pros", "cons", "colores"] as const;
type ListField = (typeof LIST_FIELDS)[number];

const TEXT_FIELDS = [
  "title",
  "slug",
  "id",
  "category",
  "price",
  "rating",
  "veredicto",
  "para_quien",
  "no_para",
  "descripcion",
  "contenido_principal",
  "imageurl",
  "estado",
  "revisor",
  "revisado_at",
] as const;

type OtherField = ListField | "imagenes" | "isrecommended" | "programado_at";

export type ProductoValues = Record<
  "id" | "imageurl_alt" | Exclude<keyof ProductoCampos, OtherField>,
  string
> &
  Record<ListField | "imagenes", string[]> & { isrecommended: boolean };

/** A kept version may lack newer columns; the text of the picture is kept with that. */
export function valuesOfRow(row: Record<string, unknown>, alt = ""): ProductoValues {
  const text = (name: string) => (row[name] == null ? "" : String(row[name]));
  const list = (name: string) => parseList(text(name));
  return {
    ...byName(TEXT_FIELDS, text),
    ...byName(LIST_FIELDS, list),
    category: categoriaElegida(text("category")),
    rating: (typeof row.rating === "number" ? plainNumber(row.rating) : "").replace(".", ","),
    revisado_at: text("revisado_at").slice(0, 10),
    imagenes: list("imagenes"),
    isrecommended: row.isrecommended === 1,
    imageurl_alt: alt,
  };
}

export function valuesOfForm(form: FormData): ProductoValues {
  const text = (name: string) => textOf(form.get(name));
  const list = (name: string) => form.getAll(name).map(textOf);
  return {
    ...byName(TEXT_FIELDS, text),
    ...byName(LIST_FIELDS, (name) => list(name).flatMap(linesOf)),
    imagenes: list("imagenes").slice(0, IMAGENES_LIMIT),
    isrecommended: form.has("isrecommended"),
    imageurl_alt: text("imageurl_alt"),
  };
}

export function valuesOfBorrador({ datos }: Borrador): ProductoValues {
  const form = new FormData();
  for (const [name, value] of datos) form.append(name, value);
  return valuesOfForm(form);
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

export function byName<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
) {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}
