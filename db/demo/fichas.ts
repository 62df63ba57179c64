import { datoId } from "../baseline/ficha";
import type { DemoFicha } from "./types";

const modules = import.meta.glob<{ ficha: DemoFicha }>("./fichas/*.ts", { eager: true });
const fichas = Object.values(modules).map(({ ficha }) => ficha);

/** The sheet of a product, as its column has it. */
export function demoFicha(slug: string): string {
  const entries = fichas.flatMap(({ categoria, valores }) =>
    Object.entries(valores[slug] ?? {}).map(([clave, given]) => {
      const [value, fuente] =
        typeof given === "object" ? [given.medido, "medido"] : [given, "fabricante"];
      const valor = typeof value === "boolean" ? Number(value) : value;
      return [datoId(categoria, clave), { valor, fuente }] as const;
    }),
  );
  return JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))));
}
