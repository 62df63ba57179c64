import type { DemoFicha } from "./types";

const modules = import.meta.glob<{ ficha: DemoFicha }>("./fichas/*.ts", { eager: true });
const fichas = Object.values(modules).map(({ ficha }) => ficha);

const idOf = ({ categoria }: DemoFicha, clave: string) =>
  `${clave}-${categoria.replaceAll("-", "")}`;

/** These rows go into the table, with the slug of their category. */
export const demoDatos = fichas.flatMap((ficha) =>
  ficha.datos.map(
    ({ clave, nombre, unidad = "", mejor = null, peso = null, ...dato }, posicion) => ({
      categoria: ficha.categoria,
      row: {
        ...{ id: idOf(ficha, clave), clave, nombre, unidad, mejor, peso, posicion },
        frase: dato.frase ?? "",
        casa: dato.casa ?? null,
        tipo: dato.tipo ?? (unidad ? ("numero" as const) : ("texto" as const)),
        filtrable: dato.filtrable ? (1 as const) : (0 as const),
      },
    }),
  ),
);

/** The sheet of a product, as its column has it. */
export function demoFicha(slug: string): string {
  const entries = fichas.flatMap((ficha) =>
    Object.entries(ficha.valores[slug] ?? {}).map(([clave, given]) => {
      const [value, fuente] =
        typeof given === "object" ? [given.medido, "medido"] : [given, "fabricante"];
      const valor = typeof value === "boolean" ? Number(value) : value;
      return [idOf(ficha, clave), { valor, fuente }] as const;
    }),
  );
  return JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))));
}
