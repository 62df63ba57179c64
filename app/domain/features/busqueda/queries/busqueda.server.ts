import type { Block } from "~/http/results/block";
import { climb, type Matches, type Subida } from "../ladder/subida.server";
import * as rules from "../rules/busqueda";
import { type Consulta, respell } from "../rules/consulta";
import { readConsejos, readProductos } from "./resultados.server";
import { countVacia } from "./vacias.server";

/** @param block catches an error of reading articles, which then count as none */
export async function buscar(
  consulta: Consulta,
  { grupo, pagina }: rules.Pedido,
  block: <T>(read: Promise<T>) => Promise<Block<T>>,
) {
  const pageOf = (kind: rules.NombreGrupo) => (grupo === kind ? pagina : 1);
  const limits = {
    productos: rules.SEARCH_LIMIT * pageOf("productos"),
    consejos: rules.SEARCH_LIMIT * pageOf("consejos"),
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
  const categorias = subida.categorias.map(({ slug, nombre }) => ({ slug, nombre }));
  const texts = textsOf(categorias, [...found, ...articles.resultados]);
  const isCorrected = subida.peldano === "corregida";
  const hallazgos = {
    categorias,
    productos: { total: productos.total, resultados: found, pagina: pageOf("productos") },
    consejos: { ...articles, pagina: pageOf("consejos") },
    isPartial: subida.peldano === "algunas",
    correccion: isCorrected ? respell(consulta.q, subida.cambios, texts) : undefined,
    isAlsoTyped: subida.isAlsoTyped,
  };
  return { hallazgos, hasFailed };
}

export type Hallazgos = Awaited<ReturnType<typeof buscar>>["hallazgos"];

const NONE: Matches = { ids: [], total: 0 };

const pageIds = ({ ids }: Matches, pagina: number) =>
  ids.slice(rules.SEARCH_LIMIT * (pagina - 1), rules.SEARCH_LIMIT * pagina);

function askedBy({ peldano, marks }: Pick<Subida, "peldano" | "marks">) {
  if (peldano !== "principios") return (word: string) => marks.has(word);
  const beginnings = [...marks];
  return (word: string) => beginnings.some((beginning) => word.startsWith(beginning));
}

const textsOf = (categorias: readonly rules.Idea[], resultados: readonly rules.Resultado[]) => [
  ...categorias.map(({ nombre }) => nombre),
  ...resultados.flatMap(({ titulo, fragmento }) => [
    titulo,
    ...fragmento.map(({ texto }) => texto),
  ]),
];
