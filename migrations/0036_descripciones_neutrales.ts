import type { Kysely } from "kysely";

/** Descriptions of the first categories that told of tests which another site has not made. */
const NEUTRAL = [
  [
    "Pesados, plegados y empujados por aceras de verdad antes de hablarte de ellos.",
    "Para la acera, el ascensor y el maletero: ruedas, peso y plegado antes que el color.",
  ],
  [
    "Solo con homologación R129 y de espaldas a la marcha todo el tiempo que se pueda.",
    "Con homologación R129 y de espaldas a la marcha todo el tiempo que se pueda.",
  ],
  [
    "Cunas, cómodas y mecedoras medidas al centímetro, también para cuartos pequeños.",
    "Cunas, cómodas y mecedoras que duran años, también para cuartos pequeños.",
  ],
  [
    "Sacos, bajeras y muselinas que lavamos muchas veces para ver cómo envejecen.",
    "Sacos de su talla, bajeras ajustables y muselinas que aguantan la lavadora.",
  ],
  [
    "Materiales, piezas y limpieza, explicados sin promesas y pensando en leche extraída.",
    "Materiales, piezas y limpieza, también para quien da leche extraída.",
  ],
] as const;

/** An own text stays: only a description that is still the first one changes. */
export async function up(db: Kysely<{ categorias: { descripcion: string } }>): Promise<void> {
  for (const [before, descripcion] of NEUTRAL) {
    await db
      .updateTable("categorias")
      .set({ descripcion })
      .where("descripcion", "=", before)
      .execute();
  }
}
