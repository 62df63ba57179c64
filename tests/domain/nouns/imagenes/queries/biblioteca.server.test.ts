import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { addPicture } from "~/cli/seed/pictures.server";
import { database } from "~db/client.server";
import { migrate } from "~db/migrator.server";
import { countPendientes } from "~features/escritorio/pendientes.server";
import {
  deleteImagenes,
  findUnused,
  listBiblioteca,
  saveTextos,
} from "~nouns/imagenes/queries/biblioteca.server";
import { saveAlt } from "~nouns/imagenes/queries/imagenes.server";
import { BIBLIOTECA_PAGE_SIZE, type Filtro } from "~nouns/imagenes/rules/biblioteca";
import { openBefore } from "../../../../support/before-migration";
import { testDatabase } from "../../../../support/database";
import { onSqlite } from "../../../../support/on-sqlite";
import { insertRows, readRows, write } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";

testDatabase();

const ADMIN = { id: "admin", email: "admin@example.org" };
const shaOf = (letter: string) => letter.repeat(24);

/** Adds a picture, and then its texts by the function of its form, which folds them. */
async function addMedia(letter: string, alt: string, credito = "", created = "2026-03-01") {
  const sha = shaOf(letter);
  await insertRows("media", { sha, created_at: `${created}T10:00:00.000Z` });
  await saveTextos(sha, { alt, credito, credito_url: "", creada_con_ia: false }, ADMIN);
}

/** @returns the first letters of the pictures found, in order, and the total */
async function search(q: string, filtro: Partial<Filtro> = {}) {
  const { items: imagenes, total } = await listBiblioteca({ q, vista: "", pagina: 1, ...filtro });
  return [imagenes.map(({ sha }) => sha.charAt(0)).join(""), total];
}

it("shows the pictures without a text that the dashboard counts", async () => {
  await addMedia("a", "Una cuna");
  await addMedia("b", "");
  expect(await search("", { vista: "sin-alt" })).toEqual(["b", 1]);
  expect((await countPendientes({ isMain: false })).sinAlt).toBe(1);
});

it("deletes several, each with a row in the history, but keeps one that came into use", async () => {
  for (const letter of "abc") await addMedia(letter, letter === "c" ? "" : "Una cuna");
  const asked = [..."abcd"].map(shaOf);
  expect((await findUnused(asked)).map(({ title }) => title).sort()).toEqual([
    "Imagen sin texto alternativo",
    "Una cuna",
    "Una cuna",
  ]);
  await addProducto("cuna", { imageurl: `/media/${shaOf("b")}` });
  expect(await deleteImagenes(asked, ADMIN)).toBe(1);
  expect(await search("")).toEqual(["b", 1]);
  const sucesos = database().read.selectFrom("audit_log").select("target");
  const rows = await sucesos.where("action", "=", "imagen.eliminada").orderBy("id").execute();
  expect(rows.map(({ target }) => target)).toEqual([shaOf("a"), shaOf("c")]);
  expect(await deleteImagenes([shaOf("a")], ADMIN)).toBe(0);
});

describe("the search of the library", () => {
  it.each([
    ...["árbol", "ARBOL", "Árbol  ", "a\u0301rbol", "de navidad", "ñandú", "NANDU", "nandú"],
    ...["100 %", "%", "algodón_lana", "_", "C:\\fotos", "\\", "lana'"],
  ])("finds «%s»", async (q) => {
    await addMedia("a", "Un Árbol de Navidad y un ÑANDÚ, 100 % algodón_lana' de C:\\fotos");
    await addMedia("b", "Una cuna de 100, algodón y lana, C:/fotos");
    expect(await search(q)).toEqual(["a", 1]);
  });

  it("looks at the credit too, but not across both", async () => {
    await addMedia("a", "Una cuna", "Íñigo Peña");
    expect(await search("inigo PEÑA")).toEqual(["a", 1]);
    expect(await search("cuna Íñigo")).toEqual(["", 0]);
  });

  it("keeps the order of the list and its pages, and narrows each view", async () => {
    const letters = [..."0123456789abcdef"];
    for (const [index, letter] of letters.entries()) {
      await addMedia(letter, "Lámpara", "", `2026-03-${String(index + 1).padStart(2, "0")}`);
    }
    for (let n = 0; n < BIBLIOTECA_PAGE_SIZE; n++) {
      await write((trx) =>
        sql`insert into media (sha, width, height, anchos, alt_folded, origen, created_at) values
          (${`a${String(n).padStart(23, "0")}`}, 10, 10, '[]', 'lampara', 'upload', '2026-01-01T10:00:00.000Z')
        `.execute(trx),
      );
    }
    const all = letters.length + BIBLIOTECA_PAGE_SIZE;
    const first = `fedcba9876543210${"a".repeat(BIBLIOTECA_PAGE_SIZE - letters.length)}`;
    expect(await search("lampara")).toEqual([first, all]);
    const rest = "a".repeat(all - BIBLIOTECA_PAGE_SIZE);
    expect(await search("lampara", { pagina: 2 })).toEqual([rest, all]);
    // A page after the last one shows the last one.
    expect(await search("lampara", { pagina: 9 })).toEqual([rest, all]);
    expect(await search("LÁMPARA", { vista: "sin-usar" })).toEqual([first, all]);
    expect(await search("cuna", { vista: "sin-usar" })).toEqual(["", 0]);
  });

  it("follows each change of the words, wherever they are written", async () => {
    await addMedia("a", "Una cuna", "Peña");
    const textos = { alt: "Un móvil", credito: "", credito_url: "", creada_con_ia: false };
    await saveTextos(shaOf("a"), textos, ADMIN);
    expect([await search("cuna"), await search("pena"), await search("movil")]).toEqual([
      ["", 0],
      ["", 0],
      ["a", 1],
    ]);
    await write((trx) => saveAlt(trx, `/media/${shaOf("a")}`, "Un Sonajero Ágil"));
    expect([await search("movil"), await search("sonajero agil")]).toEqual([
      ["", 0],
      ["a", 1],
    ]);
    const manifest = { cuna: { sha: shaOf("b"), width: 10, height: 10, widths: [10] } };
    await write((trx) => addPicture(manifest, "cuna", "Balancín", trx));
    expect(await search("balancin")).toEqual(["b", 1]);
  });

  onSqlite("runs migrations from before PostgreSQL")(
    "finds the pictures of a database from before its columns",
    async () => {
      const { database, add } = await openBefore("0015");
      for (const [letter, alt, credito, origen] of [
        ["a", "Bañera ÁGIL", "Íñigo", "upload"],
        ["b", "", "Íñigo", "demo"],
        ["c", "Bañera", null, "import"],
        ["d", "", null, "import"],
      ] as const) {
        const row = {
          sha: shaOf(letter),
          width: 10,
          height: 10,
          anchos: "[]",
          alt,
          credito,
          origen,
        };
        add("media", { ...row, created_at: `2026-03-0${"abcd".indexOf(letter) + 1}` });
      }
      await migrate(database);
      expect([await search("BANERA"), await search("inigo"), await search("")]).toEqual([
        ["ca", 2],
        ["ba", 2],
        ["dcba", 4],
      ]);
      const { items } = await listBiblioteca({ q: "", vista: "", pagina: 1 });
      expect(items.map(({ foco, imagen }) => foco ?? imagen.foco)).toEqual(
        Array(4).fill(undefined),
      );
      expect(await readRows("media")).toMatchObject([
        { alt_folded: "banera agil", credito_folded: "inigo" },
        { alt_folded: "", credito_folded: "inigo" },
        { alt_folded: "banera", credito_folded: "" },
        { alt_folded: "", credito_folded: "" },
      ]);
    },
  );
});
