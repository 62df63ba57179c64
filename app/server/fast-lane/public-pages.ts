import { paths } from "~/site/paths";
import { TODAS } from "~nouns/ajustes/medidas";
import type { Passed } from "../gate/gate";
import { splitTarget } from "../gate/target";

const FILTROS = ["dato-", "franja", "hasta", "orden", "pagina", "recomendado", "vista"];

/** A parameter that a page reads must be listed here; «dato-» stands for one name per fact. */
const PUBLIC_PAGES: readonly (readonly [path: RegExp, ...query: string[]])[] = [
  [/^\/$/],
  [/^\/producto\/[a-z0-9-]+$/],
  [/^\/categoria\/[a-z0-9-]+$/, ...FILTROS, ...TODAS],
  [/^\/categorias$/],
  [/^\/consejos$/, "categoria", "pagina", "q"],
  [/^\/consejos\/[a-z0-9-]+$/, ...TODAS],
  [/^\/autores\/[a-z0-9-]+$/],
  [/^\/buscar$/, "grupo", "pagina", "q"],
  [/^\/buscar\/sugerencias$/, "q"],
  [/^\/comparativas$/, "diferencias", "p", "vista", ...TODAS],
  [/^\/lista-recien-nacido$/, "tengo"],
  [/^\/sobre-nosotros$/],
  [/^\/(politica-privacidad|politica-cookies|aviso-legal|como-ordenamos)$/],
  [/^\/(feed\.xml|colores\.css|robots\.txt|categoria\/[a-z0-9-]+\/feed\.xml)$/],
];

export function publicPage(target: string, { path }: Pick<Passed, "path">): string | undefined {
  const { path: sent, query } = splitTarget(target);
  if (sent !== path) return undefined;
  const page = PUBLIC_PAGES.find(([pattern]) => pattern.test(path));
  if (!page) return undefined;
  const [, ...names] = page;
  return query && names.length > 0 ? withQuery(path, query, names) : path;
}

const FOR_MACHINES = /\.[a-z]+$|\/sugerencias$/;

/** The page of thanks for a message does not count as another view of the form. */
const THANKS = paths.contacto({ enviado: "1" });

export const isRead = (target: string, path: string, page: string | undefined): boolean =>
  path === paths.contacto() ? target !== THANKS : page !== undefined && !FOR_MACHINES.test(path);

/** Drops what pages ignore: empty parameters, and all but the first of the same name. */
function withQuery(path: string, query: string, names: readonly string[]): string {
  const sent = new URLSearchParams(query);
  const read = [...new Set(sent.keys())].filter((name) =>
    names.some((each) => name === each || (each.endsWith("-") && name.startsWith(each))),
  );
  const kept = read.sort().flatMap((name) => {
    const value = sent.get(name);
    return value ? [[name, value]] : [];
  });
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}
