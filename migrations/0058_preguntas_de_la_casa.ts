import type { Kysely } from "kysely";

interface Tables {
  datos: { id: string; nombre: string; tipo: string; unidad: string; casa: string | null };
}

/** The first facts of a site, by the names that only those have, with the question that each answers. */
const PRIMEROS = [
  ["ancho-paseoviaje", "Ancho", "numero", "cm", "puerta"],
  ["plegada-paseoviaje", "Plegada", "texto", "", "maletero"],
  ["peso-paseoviaje", "Peso", "numero", "kg", "pisos"],
  ["talla-minima-paseoviaje", "Talla mínima", "numero", "cm", "altura_desde"],
  ["talla-maxima-paseoviaje", "Talla máxima", "numero", "cm", "altura_hasta"],
  ["edad-minima-paseoviaje", "Edad mínima", "numero", "meses", "meses_desde"],
  ["edad-minima-alimentacion", "Edad mínima", "numero", "meses", "meses_desde"],
  ["edad-minima-juguetesaprendizaje", "Edad mínima", "numero", "meses", "meses_desde"],
] as const;

/** A fact may say which question of a visitor's home it answers; what an owner has changed says none. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("datos").addColumn("casa", "text").execute();
  for (const [id, nombre, tipo, unidad, casa] of PRIMEROS) {
    await db
      .updateTable("datos")
      .set({ casa })
      .where("id", "=", id)
      .where("nombre", "=", nombre)
      .where("tipo", "=", tipo)
      .where("unidad", "=", unidad)
      .execute();
  }
}
