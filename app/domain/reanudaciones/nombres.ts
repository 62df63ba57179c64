import { AJUSTE_LABELS } from "~/domain/ajustes/ajuste-labels";
import { LABELS as CATEGORIA_LABELS } from "~/domain/categorias/diferencias";
import { LABELS as CONSEJO_LABELS } from "~/domain/consejos/diferencias";
import { nameEstado } from "~/domain/estado";
import { IMAGEN_LABELS } from "~/domain/imagenes/imagen-labels";
import { FIELD_LABELS as PRODUCTO_LABELS } from "~/domain/productos/diferencias";
import { EVIDENCIA_LABELS } from "~/domain/productos/evidencia";
import { type Campo, typedCampos } from "./campo";

const IMPORTACION_LABELS = {
  duplicados: "Slugs que ya existen",
  fila: "Fila que se importa",
  resto: "Las demás filas",
  filas: "Filas que se importan",
};

const RELACION_LABELS = {
  q: "Buscar productos",
  producto: "Producto elegido",
  elegidos: "Elegidos en otras búsquedas",
};

/** What the forms call their fields, by the path that they are sent to. */
const FORMS: readonly (readonly [path: RegExp, labels: Readonly<Record<string, string>>])[] = [
  [/^productos\/importar\//, IMPORTACION_LABELS],
  [/^productos\/[^/]+\/evidencia$/, EVIDENCIA_LABELS],
  [/^productos\//, PRODUCTO_LABELS],
  [/^consejos\//, CONSEJO_LABELS],
  [/^categorias\//, CATEGORIA_LABELS],
  [/^relaciones\//, RELACION_LABELS],
  [/^imagenes\//, IMAGEN_LABELS],
  [/^ajustes$/, AJUSTE_LABELS],
  [/^profile$/, { email: "Dirección nueva" }],
];

/** What somebody typed into a form, by the labels that it has there. */
export function namedCampos(destino: string, campos: readonly Campo[]): Campo[] {
  const path = destino.replace(/\?.*/s, "").replace(/^\/admin\//, "");
  const labels = new Map(Object.entries(FORMS.find(([form]) => form.test(path))?.[1] ?? {}));
  return typedCampos(campos).map(([name, value]) => [labels.get(name) ?? name, shown(name, value)]);
}

function shown(name: string, value: string): string {
  if (name === "isrecommended") return "Sí";
  return name === "estado" ? nameEstado(value) : value;
}
