import type { Kysely } from "kysely";

/** Key, name, unit and better side of the facts that sites begin with, and how their filters say them. */
const FRASES = [
  ["peso", "Peso", "kg", "menos", "Pesa … o menos"],
  ["ancho", "Ancho", "cm", "menos", "Cabe en … de ancho"],
  ["plegada", "Grosor plegada", "cm", "menos", "Plegada mide … o menos"],
  ["capacidad", "Capacidad", "ml", "mas", "Le caben … o más"],
  ["capacidad", "Capacidad", "l", "mas", "Le caben … o más"],
  ["edad-minima", "Edad mínima", "meses", "menos", "Sirve desde los …"],
  ["peso-maximo", "Peso que admite", "kg", "mas", "Aguanta … o más"],
  ["peso-maximo", "Peso máximo del niño", "kg", "mas", "Aguanta … o más"],
  ["talla-maxima", "Talla máxima", "cm", "mas", "Sirve hasta los … o más"],
  ["contramarcha", "Talla máxima a contramarcha", "cm", "mas", "A contramarcha hasta los … o más"],
  ["lavado", "Temperatura de lavado", "°C", "mas", "Se lava a … o más"],
  ["autonomia", "Autonomía", "h", "mas", "Dura … o más sin recargar"],
  ["alcance", "Alcance", "m", "mas", "Llega a … o más"],
  ["hueco-maximo", "Hueco máximo", "cm", "mas", "Llega a huecos de … o más"],
] as const;

interface Tables {
  datos: {
    clave: string;
    nombre: string;
    unidad: string;
    tipo: string;
    mejor: string | null;
    filtrable: number;
    peso: number | null;
    frase: string;
  };
}

/** A fact that its owner has changed keeps its name as its filter. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable("datos")
    .addColumn("frase", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  for (const [clave, nombre, unidad, mejor, frase] of FRASES) {
    await db
      .updateTable("datos")
      .set({ frase })
      .where("clave", "=", clave)
      .where("nombre", "=", nombre)
      .where("unidad", "=", unidad)
      .where("mejor", "=", mejor)
      .where("tipo", "=", "numero")
      .where("filtrable", "=", 1)
      .where("peso", "is", null)
      .execute();
  }
}
