/** The facts of a main category. */
export interface SemillaFicha {
  /** Slug of the main category. */
  categoria: string;
  datos: {
    clave: string;
    nombre: string;
    unidad?: string;
    /** Absent: a number where there is a unit, else a text. */
    tipo?: "si_no" | "numero";
    mejor?: "menos" | "mas";
    filtrable?: true;
    frase?: string;
    /** The weight of a criterion; its scores are ours. */
    peso?: number;
    /** The question of a visitor's home that it answers. */
    casa?:
      | "puerta"
      | "alto"
      | "maletero"
      | "pisos"
      | "isofix"
      | `${"meses" | "altura"}_${"desde" | "hasta"}`;
  }[];
}

/** The values of such a fact are scores of ours. */
export const criterio = (clave: string, nombre: string, peso: number) => ({
  clave,
  nombre,
  peso,
  unidad: "de 5",
  mejor: "mas" as const,
});

export const datoId = (categoria: string, clave: string) =>
  `${clave}-${categoria.replaceAll("-", "")}`;
