import { type Kysely, sql } from "kysely";

/** The program said this of five kinds of articles, whatever their owner called them. */
const TIPOS = [
  [
    "alimentacion",
    "Alimentación",
    "Del pecho a la mesa de todos: tomas, primeros alimentos y comidas que no acaben en batalla.",
  ],
  [
    "desarrollo",
    "Desarrollo",
    "Moverse, hablar y jugar a su ritmo: qué esperar en cada etapa y cómo acompañar sin prisa.",
  ],
  [
    "salud",
    "Salud",
    "Fiebre, calor, viajes y botiquín: qué puedes resolver en casa y cuándo hay que consultar.",
  ],
  [
    "educacion",
    "Educación",
    "Límites, cuentos, pantallas y escuela infantil: la vida en común, con paciencia.",
  ],
  ["sueno", "Sueño", "Noches, siestas y despertares: dormir seguro primero y dormir más después."],
];

/** These say what only the demo has done: «revisamos», «con las fuentes a mano». */
const DEMO = {
  categorias_texto:
    "Todo lo que revisamos, ordenado por los momentos del día en que lo vas a usar.",
  consejos_texto:
    "Sueño, comida, salud, juego y límites, contados con calma y con las fuentes a mano.",
};

/** A kind that still has its name, and articles, keeps what its page says; from now on it is its owner's text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("tipos_consejo")
    .addColumn("descripcion", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  for (const [slug, nombre, descripcion] of TIPOS) {
    await sql`update tipos_consejo set descripcion = ${descripcion}
      where slug = ${slug} and nombre = ${nombre} and exists (select 1 from consejos
        where consejos.categoria = tipos_consejo.slug and consejos.estado = 'published')`.execute(
      db,
    );
  }
  for (const [clave, valor] of Object.entries(DEMO)) {
    await sql`insert into ajustes (clave, valor, updated_at)
      select ${clave}, ${valor}, ${new Date().toISOString()}
      where exists (select 1 from productos where demo = 1 union all
        select 1 from consejos where demo = 1)
      on conflict do nothing`.execute(db);
  }
}
