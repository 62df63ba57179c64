import type { Kysely } from "kysely";

interface Tables {
  datos: { id: string; tipo: string; unidad: string; casa: string | null };
}

/** The first facts of a site, by the names that only those have, with the question that each answers. */
const PRIMEROS = [
  ["ancho-paseoviaje", "numero", "cm", "puerta"],
  ["plegada-paseoviaje", "texto", "", "maletero"],
  ["peso-paseoviaje", "numero", "kg", "pisos"],
  ["talla-minima-paseoviaje", "numero", "cm", "altura_desde"],
  ["talla-maxima-paseoviaje", "numero", "cm", "altura_hasta"],
  ["isofix-paseoviaje", "si_no", "", "isofix"],
  ["edad-minima-paseoviaje", "numero", "meses", "meses_desde"],
  ["edad-minima-alimentacion", "numero", "meses", "meses_desde"],
  ["edad-minima-juguetesaprendizaje", "numero", "meses", "meses_desde"],
] as const;

/** A fact may say which question of a visitor's home it answers; what an owner has changed says none. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("datos").addColumn("casa", "text").execute();
  for (const [id, tipo, unidad, casa] of PRIMEROS) {
    await db
      .updateTable("datos")
      .set({ casa })
      .where("id", "=", id)
      .where("tipo", "=", tipo)
      .where("unidad", "=", unidad)
      .execute();
  }
}
