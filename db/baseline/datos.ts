import { datoId, type SemillaFicha } from "./ficha";

const modules = import.meta.glob<{ ficha: SemillaFicha }>("./fichas/*.ts", { eager: true });

/** The rows of the table `datos`, each with the slug of its main category. */
export const semillaDatos = Object.values(modules).flatMap(({ ficha: { categoria, datos } }) =>
  datos.map(({ clave, nombre, unidad = "", mejor = null, peso = null, ...dato }, posicion) => ({
    categoria,
    row: {
      id: datoId(categoria, clave),
      clave,
      nombre,
      unidad,
      mejor,
      peso,
      posicion,
      frase: dato.frase ?? "",
      casa: dato.casa ?? null,
      tipo: dato.tipo ?? (unidad ? ("numero" as const) : ("texto" as const)),
      filtrable: dato.filtrable ? (1 as const) : (0 as const),
    },
  })),
);
