import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { generate } from "~/cli/seed/generate.server";
import { toCsvLine } from "~base/csv-texto";
import { database } from "~db/client.server";
import { COLUMNS } from "~features/importacion/archivo/columns";
import { readCsvFile } from "~features/importacion/archivo/csv-file";
import { exportErrores, exportProductos } from "~features/importacion/lote/export-csv.server";
import { siteDatabase } from "../../../../support/database";
import { deleteRows } from "../../../../support/stored";
import { addProducto } from "../../../catalogo";
import { addAna, allProductos, counts, importWhole, upload } from "../batches";
import { HEADER, row } from "../importing";

siteDatabase(addAna);

const exported = async () => (await buffer(Readable.from(exportProductos()))).toString();
const empty = () => deleteRows("productos");

/** Makes one line of a text, as the forms of titles, prices and items do. */
const oneLine = (text: string) => text.replace(/[\t\n\r]+/g, " ").trim();

const AWKWARD = [
  '=HYPERLINK("http://x")',
  "+34 600",
  "-10 %",
  "@cuna",
  "\tx",
  "\rx",
  "＝1",
  "'=1",
  "''=1",
  "'hola'",
  '"comillas"',
  "a;b,c\td",
  "a;=1+1",
  "a;'=1+1",
  "a\t=1+1",
  'a;"+1',
  "a,=1+1",
  "a,'-1",
  ',"@x',
  "a;\t\r\n@x\n-1;＝2;;''-3",
  ";=1",
  "una\r\ndos\ntres",
  "\n=1+1",
  "[1,2]",
  "[",
  '"[]"',
  "👶 ñ €",
  " con espacios ",
];

describe("the export of products", () => {
  it("gives the same bytes after an import into an empty site", async () => {
    await generate(database(), { productos: 700, consejos: 0 });
    await addProducto("sin-imagen", { imageurl: "" });
    await addProducto("largo", { contenido_principal: `${"=ñ".repeat(7_000)}\n`.repeat(3) });
    for (const [n, text] of AWKWARD.entries()) {
      await addProducto(`raro-${n}`, {
        title: oneLine(text),
        imageurl: "https://ejemplo.es/a.jpg",
        descripcion: text,
        contenido_principal: `${text}\n${text}`,
        price: oneLine(text),
        veredicto: oneLine(text),
        para_quien: oneLine(text),
        no_para: oneLine(text),
        pros: JSON.stringify([oneLine(text), "x"]),
        rating: 0.1 + 0.2,
        estado: n % 2 ? "draft" : "published",
        isrecommended: n % 3 ? 0 : 1,
      });
    }
    const before = await allProductos();
    const bytes = await exported();
    await empty();
    const id = await importWhole(bytes);
    expect(await counts(id)).toEqual([before.length, 0, 0, 0]);
    expect(await exported()).toBe(bytes);
    const fields = (rows: typeof before) =>
      rows.map(({ id, slug, title, price, rating, ...row }) => {
        const { descripcion, contenido_principal, veredicto, para_quien, no_para, pros } = row;
        return {
          ...{ id, slug, title, price, rating, descripcion, contenido_principal },
          ...{ veredicto, para_quien, no_para, pros },
        };
      });
    expect(fields(await allProductos())).toEqual(fields(before));
  });

  it("has each column that an import knows, once", async () => {
    const { header } = await readCsvFile("uno.csv", Buffer.from(await exported()));
    expect(header.toSorted()).toEqual(COLUMNS.toSorted());
  });

  it("holds no cell that a spreadsheet would run", async () => {
    for (const [n, text] of AWKWARD.entries()) {
      await addProducto(`raro-${n}`, { title: text, descripcion: text, price: text });
    }
    const { header, rows } = await readCsvFile("uno.csv", Buffer.from(await exported()));
    expect(header).toContain("contenido_principal");
    const cells = rows.flatMap((each) => each.cells);
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝]/.test(cell))).toEqual([]);
    expect(cells).toContain('\'=HYPERLINK("http://x")');
  });

  it("holds no formula for who splits its lines at semicolons, tabs or breaks either", async () => {
    for (const [n, text] of AWKWARD.entries()) {
      const pros = JSON.stringify([text]);
      await addProducto(`raro-${n}`, { title: text, descripcion: text, price: text, pros });
    }
    for (const separator of [";", "\t"]) {
      const pieces = (await exported())
        .split(/\r\n|\r|\n/)
        .flatMap((line) => line.split(separator));
      expect(pieces.length).toBeGreaterThan(2 * AWKWARD.length);
      expect(pieces.filter((piece) => /^["\t]*[=+\-@＝＋－＠]/.test(piece))).toEqual([]);
    }
  });

  it("is in the order of the slugs, begins with the mark of UTF-8 and quotes every cell", async () => {
    for (const slug of ["b", "a-2", "a"]) await addProducto(slug);
    const text = await exported();
    expect(text.startsWith('\uFEFF"id","title","slug",')).toBe(true);
    const lines = text.trimEnd().split("\r\n").slice(1);
    expect(lines.map((line) => line.split(",")[2])).toEqual(['"a"', '"a-2"', '"b"']);
    expect(text.replace(/"[^"]*"/g, "").replace(/[,\r\n\uFEFF]/g, "")).toBe("");
  });

  it("guards what stands behind a semicolon or a tab, with as many quotes as there were and one", () => {
    expect(toCsvLine(["a;=1", "a\t-1", "a;'=1", 'a;"=1', "a; b", "a-1", "1+1"])).toBe(
      `"a;'=1","a\t'-1","a;''=1","a;'""=1","a; b","a-1","1+1"\r\n`,
    );
  });

  it.each([",", ";", "\t"])(
    "has no cell that a spreadsheet which splits at %j would run, however it is written",
    (separator) => {
      for (const written of [",", ";", "\t"]) {
        const line = toCsvLine(
          [...AWKWARD, ...AWKWARD.map((text) => `a,${text};${text}`)],
          written,
        );
        const cells = line
          .trimEnd()
          .split(separator)
          .flatMap((cell) => cell.split(/[\r\n]/));
        expect(cells.filter((cell) => /^["]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      }
    },
  );

  it("leaves NUL characters out", () => {
    expect(toCsvLine(["a\0=b", "\0=1"])).toBe('"a=b","\'=1"\r\n');
  });
});

describe("errores.csv", () => {
  const addTwo = async () => {
    await addProducto("a", { id: "X1" });
    await addProducto("b");
  };
  const errores = async (id: string) =>
    (await buffer(Readable.from(exportErrores(id)))).toString().replace("\uFEFF", "");

  it("holds the faulty rows as they came, with row and reason", async () => {
    const id = await upload(`${HEADER},otra\n${row("a", ",1")}\n,=x,ropa,https://e.es/a.jpg,9,z`);
    expect(await errores(id)).toBe(
      '"fila","motivo","title","slug","category","imageurl","rating","otra"\r\n' +
        '"3","Falta el título del producto; Valoración inválida (debe estar entre 0 y 5)",' +
        '"","\'=x","ropa","https://e.es/a.jpg","9","z"\r\n',
    );
  });

  it("keeps the semicolons of a file, with which its numbers are read again", async () => {
    const header = HEADER.replaceAll(",", ";");
    const id = await upload(
      `${header}\n;a;ropa;https://e.es/a.jpg;4,5\n;b;ropa;https://e.es/a.jpg;9,5`,
    );
    expect((await errores(id)).split("\r\n").slice(1, 3)).toEqual([
      '"2";"Falta el título del producto";"";"a";"ropa";"https://e.es/a.jpg";"4,5"',
      expect.stringContaining('"9,5"'),
    ]);
  });

  it("comes back with a row without a picture", async () => {
    await addTwo();
    const text = `${HEADER},id\n${row("b", ",X1").replace("https://ejemplo.es/c.jpg", "sin imagen")}`;
    expect(await errores(await importWhole(text))).toContain('"sin imagen"');
  });

  it("holds the rows that could not be stored", async () => {
    await addTwo();
    const id = await importWhole(`${HEADER},id\n${row("c", ",")}\n${row("b", ",X1")}`);
    const [, line] = (await errores(id)).split("\r\n");
    expect(line).toBe(
      '"3","El slug ""b"" es de «Producto b» y el identificador ""X1"", de «Producto a» (a): deja uno de los dos","Cuna b","b","mobiliario","https://ejemplo.es/c.jpg","4","X1"',
    );
  });
});
