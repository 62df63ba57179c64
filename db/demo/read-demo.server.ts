import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A long text is written as a list of its lines. */
type Texto = string | string[];

/** The fields of a product for which the file of products has no column. */
export interface Aparte {
  alt: string;
  colores?: string[];
  /** The product's place among those featured on the home page. */
  destacado_home?: number;
  revisor: string;
  /** The day of the last check, `2026-09-14`. */
  revisado_at: string;
  /** The slugs of related products, in the order shown. */
  relacionados: string[];
}

interface Datos {
  productos: Record<string, Aparte>;
  autores: Record<"slug" | "nombre" | "credencial" | "bio", Texto>[];
  ajustes: Record<string, Texto>;
  tipos: Record<string, string>;
  categorias: Record<"slug" | "como_elegir" | "en_que_nos_fijamos", Texto>[];
}

const idOf = (slug: string) => slug && `demo-${slug}`;
const AUTHORS_SINCE = "2026-03-01T10:00:00.000Z";

/** @param folder `db/demo` of the project or of an installed site */
export function readDemo(folder: string) {
  const read = (...names: string[]) => readFileSync(path.join(folder, ...names), "utf8");
  const { autores, ajustes, categorias, ...datos }: Datos = JSON.parse(read("demo.json"));
  const names = readdirSync(path.join(folder, "consejos"), { recursive: true, encoding: "utf8" });
  return {
    ...datos,
    autores: autores.map(inOnePiece).map((autor) => ({
      ...autor,
      id: idOf(autor.slug),
      demo: 1 as const,
      created_at: AUTHORS_SINCE,
      updated_at: AUTHORS_SINCE,
    })),
    ajustes: inOnePiece(ajustes),
    categorias: categorias.map(inOnePiece),
    consejos: names
      .filter((name) => name.endsWith(".md"))
      .sort()
      .map((name) => readConsejo(path.basename(name, ".md"), read("consejos", name))),
    csv: read("productos.csv"),
  };
}

export type Demo = ReturnType<typeof readDemo>;

function inOnePiece<Name extends string>(textos: Record<Name, Texto>) {
  const entries = Object.entries<Texto>(textos);
  const whole = entries.map(([name, texto]) => [name, [texto].flat().join("\n")]);
  return Object.fromEntries(whole) as Record<Name, string>;
}

/** Parses a text with lines of `name: value`, an empty line, and the article's text below it. */
function readConsejo(slug: string, text: string) {
  const end = text.indexOf("\n\n");
  const lines = text.slice(0, end).split("\n");
  const all = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}: `) ? line.slice(name.length + 2) : []));
  const one = (name: string) => all(name).join();
  const fecha = `${one("fecha")}T08:00:00.000Z`;
  const isDraft = one("estado") === "draft";
  const row = {
    id: idOf(slug),
    slug,
    titulo: one("titulo"),
    extracto: one("extracto"),
    contenido: text.slice(end).trim(),
    autor_id: idOf(one("autor")),
    revisor_id: idOf(one("revisor")),
    revisado_at: one("revisado_at"),
    fuentes: all("fuente").join("\n"),
    estado: isDraft ? ("draft" as const) : ("published" as const),
    demo: 1 as const,
    fecha,
    created_at: fecha,
    updated_at: fecha,
    published_at: isDraft ? null : fecha,
  };
  return {
    row,
    categoria: one("categoria"),
    alt: one("alt"),
    productos: one("productos").split(", "),
  };
}
