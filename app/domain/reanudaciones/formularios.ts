import { AUTOR_LABELS } from "~/domain/autores/autor";
import { LABELS as CATEGORIA_LABELS } from "~/domain/categorias/rules/diferencias";
import { LABELS as CONSEJO_LABELS } from "~/domain/consejos/rules/diferencias";
import { nameEstado } from "~/domain/estado";
import { IMAGEN_LABELS } from "~/domain/imagenes/rules/biblioteca";
import { EVIDENCIA_LABELS } from "~/domain/productos/rules/evidencia";
import { FIELD_LABELS as PRODUCTO_LABELS } from "~/domain/productos/rules/producto-values";
import type { Item, Tipo } from "~/domain/tipo";

export type Campo = readonly [name: string, value: string];

interface Clase {
  path: RegExp;
  accion: string;
  labels: Readonly<Record<string, string>>;
  tipo?: Tipo;
}

const PROGRAMADO = { programado_at: "Publicar más tarde" };

/** An old cookie could prepare any other form for an admin to send, so only these survive a session. */
const CLASES: readonly Clase[] = [
  {
    path: /^\/admin\/productos\/([\w-]+)$/,
    accion: "Guardar los cambios del producto",
    labels: { ...PRODUCTO_LABELS, ...PROGRAMADO },
    tipo: "producto",
  },
  {
    path: /^\/admin\/productos\/([\w-]+)\/evidencia$/,
    accion: "Guardar la evidencia y la retirada del producto",
    labels: EVIDENCIA_LABELS,
    tipo: "producto",
  },
  {
    path: /^\/admin\/consejos\/([\w-]+)$/,
    accion: "Guardar los cambios del artículo",
    labels: { ...CONSEJO_LABELS, ...PROGRAMADO },
    tipo: "consejo",
  },
  {
    path: /^\/admin\/categorias\/([\w-]+)$/,
    accion: "Guardar los cambios de la categoría",
    labels: CATEGORIA_LABELS,
    tipo: "categoria",
  },
  {
    path: /^\/admin\/autores\/([\w-]+)$/,
    accion: "Guardar el autor",
    labels: AUTOR_LABELS,
  },
  {
    path: /^\/admin\/imagenes\/([0-9a-f]+)$/,
    accion: "Guardar los textos de la imagen",
    labels: IMAGEN_LABELS,
  },
];

const NUEVO: Record<Tipo, string> = {
  producto: "Crear un producto",
  consejo: "Crear un artículo",
  categoria: "Crear una categoría",
};

/** These words stand where an id does, and their screens take other forms. */
const OTHER_SCREENS = /^(importar|exportar|lote)$/i;

const HIDDEN = ["version", "visto", "idem"];

/** Any other button saves. */
const BOTONES: Readonly<Record<string, string>> = {
  seguir: "Guardar y seguir",
  publicar: "Publicar",
  programar: "Programar",
  retirar: "No publicar a esa hora",
};

interface Formulario extends Clase {
  item?: Item;
}

export function formularioAt(path: string): Formulario | undefined {
  for (const clase of CLASES) {
    const [, id] = clase.path.exec(path) ?? [];
    if (id === undefined || OTHER_SCREENS.test(id)) continue;
    const { tipo } = clase;
    if (!tipo) return clase;
    return /^nuevo$/i.test(id)
      ? { ...clase, accion: NUEVO[tipo] }
      : { ...clase, item: { tipo, id } };
  }
  return undefined;
}

export function keptCampos({ labels }: Formulario, campos: readonly Campo[]): Campo[] {
  const known = campos.filter(([name]) => Object.hasOwn(labels, name) || HIDDEN.includes(name));
  const [, pressed = ""] = campos.find(([name]) => name === "intent") ?? [];
  const intent = Object.hasOwn(BOTONES, pressed) ? pressed : "guardar";
  return known.some(isTyped) ? [...known, ["intent", intent]] : [];
}

export function namedCampos({ labels }: Formulario, campos: readonly Campo[]): Campo[] {
  const named = { ...labels, intent: "Botón" } as typeof labels;
  return campos.filter(isTyped).map(([name, value]) => [named[name] ?? name, shown(name, value)]);
}

const isTyped = ([name, value]: Campo) =>
  !HIDDEN.includes(name) && value.trim() !== "" && !(name === "intent" && value === "guardar");

function shown(name: string, value: string): string {
  if (name === "isrecommended") return "Sí";
  if (name === "intent") return BOTONES[value] ?? value;
  if (name === "programado_at") return value.replace("T", " ");
  return name === "estado" ? nameEstado(value) : value;
}
