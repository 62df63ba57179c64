import type { Block } from "~/http/results/block";
import { climb, type Matches, type Subida } from "../ladder/subida.server";
import { type Hallazgos, type NombreGrupo, type Pedido, SEARCH_LIMIT } from "../rules/busqueda";
import { type Consulta, respell } from "../rules/consulta";
import { readConsejos, readProductos } from "./resultados.server";
import { countVacia } from "./vacias.server";

/** @param block catches an error of reading articles, which then count as none */
export async function buscar(
  consulta: Consulta,
  { grupo, pagina }: Pedido,
  block: <T>(read: Promise<T>) => Promise<Block<T>>,
) {
  const pageOf = (kind: NombreGrupo) => (grupo === kind ? pagina : 1);
  const limits = {
    productos: SEARCH_LIMIT * pageOf("productos"),
    consejos: SEARCH_LIMIT * pageOf("consejos"),
  };
  const subida = await climb(consulta, { limits });
  const isAsked = askedBy(subida);
  const { productos = NONE, consejos = NONE } = subida.found;
  const [found, read] = await Promise.all([
    readProductos(pageIds(productos, pageOf("productos")), isAsked),
    block(readConsejos(pageIds(consejos, pageOf("consejos")), isAsked)),
  ]);
  const hasFailed = "failed" in read;
  if (!grupo && !hasFailed) countVacia(consulta, subida);
  const articles = hasFailed
    ? { total: 0, resultados: [] }
    : { total: consejos.total, resultados: read.data };
  const hallazgos: Hallazgos = {
    categorias: subida.categorias.map(({ slug, nombre }) => ({ slug, nombre })),
    productos: { total: productos.total, resultados: found, pagina: pageOf("productos") },
    consejos: { ...articles, pagina: pageOf("consejos") },
    isPartial: subida.peldano === "algunas",
  };
  if (subida.peldano === "corregida") {
    hallazgos.isAlsoTyped = subida.isAlsoTyped;
    hallazgos.correccion = respell(consulta.q, subida.cambios, textsOf(hallazgos));
  }
  return { hallazgos, hasFailed };
}

const NONE: Matches = { ids: [], total: 0 };

const pageIds = ({ ids }: Matches, pagina: number) =>
  ids.slice(SEARCH_LIMIT * (pagina - 1), SEARCH_LIMIT * pagina);

function askedBy({ peldano, marks }: Pick<Subida, "peldano" | "marks">) {
  if (peldano !== "principios") return (word: string) => marks.has(word);
  const beginnings = [...marks];
  return (word: string) => beginnings.some((beginning) => word.startsWith(beginning));
}

function textsOf({ categorias, productos, consejos }: Hallazgos): string[] {
  const found = [...productos.resultados, ...consejos.resultados];
  return [
    ...categorias.map(({ nombre }) => nombre),
    ...found.flatMap(({ titulo, fragmento }) => [titulo, ...fragmento.map(({ texto }) => texto)]),
  ];
}
