export interface SemillaFicha {
  /** Slug of the main category. */
  categoria: string;
  datos: {
    clave: string;
    nombre: string;
    unidad?: string;
    /** Without a type, a fact with a unit is a number, and any other a text. */
    tipo?: "si_no" | "numero";
    mejor?: "menos" | "mas";
    filtrable?: true;
    frase?: string;
    /** A fact with a weight is a criterion: our own score, which counts this much in the mean. */
    peso?: number;
    /** The question about the visitor's home that this fact answers. */
    casa?:
      | "puerta"
      | "alto"
      | "maletero"
      | "pisos"
      | "isofix"
      | `${"meses" | "altura"}_${"desde" | "hasta"}`;
  }[];
}

/** Makes a criterion: a fact whose values are our own scores. */
export const criterio = (clave: string, nombre: string, peso: number) => ({
  clave,
  nombre,
  peso,
  unidad: "de 5",
  mejor: "mas" as const,
});

export const datoId = (categoria: string, clave: string) =>
  `${clave}-${categoria.replaceAll("-", "")}`;
