import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";

/** Sums of every wording that the demo has ever had, by the key of `ajustes`. */
const AJUSTES: Readonly<Record<string, readonly string[]>> = {
  nombre: ["a05d71a0b0328053"],
  lema: ["a449d543ffdb4c0b"],
  ciudad: ["e9c722cbefc2f055"],
  lugar: ["8c306fbaa33ea85e"],
  horario: ["fecd93c31062d962"],
  pie: ["62c945757aa4a85e"],
  portada_titulo: ["975ad74eef192f07"],
  portada_texto: ["ee28fc187ce891f6"],
  portada_confianza: ["187b1eb32b1c869b"],
  portada_dibujo: ["ae6c79d10f1fd410"],
  destacadas_texto: ["a422f6fe17ee3120"],
  esenciales: ["377702892fd7a871"],
  categorias_texto: ["910fcc9b587ef2e4"],
  consejos_texto: ["b0b9bfcb1e270cc8"],
  sobre_dibujo: ["e32fbdaaaec852fb"],
  sobre: ["ce17802d2c72f234"],
  faq: ["373eb9cc34def2cb"],
  aviso_texto: ["670d59b49f427d3f"],
  lista: ["b24438ebfc2dd23e", "82ff604322e93e2f"],
};

const CATEGORIAS: Readonly<Record<string, readonly string[]>> = {
  como_elegir: [
    "af5e03ff59f34d37",
    "6e71f30cb6a2415f",
    "d3b4f6c888311c34",
    "c57557910078f07f",
    "d0bd4e1caee41a21",
    "8dcea3a27f578d55",
    "aad1fa331ef70dc0",
    "13e1df10f0a3bf78",
    "28635c51d6d7289e",
  ],
  en_que_nos_fijamos: [
    "97209953c4a4cb7f",
    "54977d767f685c2d",
    "30d3d6f3fd95188d",
    "d6c8d22c388edbf7",
    "2c2425f8dc726e8e",
    "b0562f33f106d705",
    "1dddc6e5c0a219aa",
    "73df95421ed812fb",
    "1691644813d28184",
  ],
};

const TIPOS = [
  "4fbda94750fdf526",
  "4fb165978c783e6f",
  "38b28536ae5b07b4",
  "d245c04495ab7e70",
  "fe1c4987a187b9c2",
];

const sumOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

interface Tables {
  ajustes: { clave: string; valor: string; demo: number };
  categorias: {
    id: string;
    como_elegir: string;
    en_que_nos_fijamos: string;
    demo_como_elegir: number;
    demo_en_que_nos_fijamos: number;
  };
  tipos_consejo: { id: string; descripcion: string; demo: number };
  consejos: { id: string; demo: number };
}

const FLAGS = [
  ["ajustes", "demo"],
  ["categorias", "demo_como_elegir"],
  ["categorias", "demo_en_que_nos_fijamos"],
  ["tipos_consejo", "demo"],
] as const;

/** Texts of the demo were known by being today's: on an older site they stayed when it was withdrawn. */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const [table, flag] of FLAGS) {
    await sql`alter table ${sql.table(table)} add column ${sql.ref(flag)} integer not null
      default 0`.execute(db);
  }
  for (const { clave, valor } of await db.selectFrom("ajustes").selectAll().execute()) {
    if (!AJUSTES[clave]?.includes(sumOf(valor))) continue;
    await db.updateTable("ajustes").set({ demo: 1 }).where("clave", "=", clave).execute();
  }
  for (const name of ["como_elegir", "en_que_nos_fijamos"] as const) {
    const rows = await db
      .selectFrom("categorias")
      .select(["id", `${name} as texto`])
      .execute();
    for (const { id, texto } of rows) {
      if (!CATEGORIAS[name]?.includes(sumOf(texto))) continue;
      const own = db.updateTable("categorias").where("id", "=", id);
      await own.set({ [`demo_${name}`]: 1 }).execute();
    }
  }
  // Migration 0052 gave the same sentences to kinds of articles that are their owner's.
  const demo = db.selectFrom("consejos").select("id").where("demo", "=", 1).limit(1);
  if ((await demo.execute()).length === 0) return;
  for (const { id, descripcion } of await db.selectFrom("tipos_consejo").selectAll().execute()) {
    if (!TIPOS.includes(sumOf(descripcion))) continue;
    await db.updateTable("tipos_consejo").set({ demo: 1 }).where("id", "=", id).execute();
  }
}
