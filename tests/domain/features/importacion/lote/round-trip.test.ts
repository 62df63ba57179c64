import { expect, test } from "vitest";
import { toCsvLine } from "~base/csv-texto";
import { parseCsv } from "~features/importacion/archivo/csv-file";
import { seeded } from "../../../../support/seeded";
import { readProductos } from "../reading";

const ALPHABET = ["a", "B", "ñ", "€", "👶", ",", ";", "\t", '"', "'", "=", " ", "\n", "\r\n", "["];
const FILES = 60;

function generator(seed: number) {
  const { random, pick } = seeded(seed);
  const text = () =>
    Array.from({ length: Math.floor(random() * 12) }, () => pick(ALPHABET)).join("");
  return { random, pick, text };
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test.each(Array.from({ length: FILES }, (_, seed) => seed))(
  "a random CSV file (seed %i) is parsed into the same cells",
  async (seed) => {
    const { pick, text, random } = generator(seed);
    const separator = pick([",", ";", "\t"]);
    const header = ["uno", "dos", "tres"];
    const records = Array.from({ length: 30 }, () => header.map(text));
    const line = (cells: string[]) =>
      cells
        .map((cell) => (random() < 0.7 || /[\s,;"]/.test(cell) ? quote(cell) : cell))
        .join(separator);
    const newline = pick(["\n", "\r\n", "\r"]);
    const file = await parseCsv([header, ...records].map(line).join(newline));
    const expected = records
      .map((cells, i) => ({ fila: i + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
    expect(file).toEqual({ separator, header, columnas: header.map(() => ""), rows: expected });
  },
);

/** Makes one line of a text, as the forms of titles and items do. */
const oneLine = (text: string) => text.replace(/[\t\n\r]+/g, " ");

/** Writes a cell as the site's export does. */
const exported = (cell: string) => toCsvLine([cell]).trimEnd();

test.each(Array.from({ length: FILES }, (_, seed) => seed))(
  "a random product (seed %i) is the same after export and import",
  async (seed) => {
    const { random, text } = generator(1_000 + seed);
    const list = () =>
      Array.from({ length: Math.floor(random() * 4) }, () => oneLine(text()).trim()).filter(
        Boolean,
      );
    const producto = {
      title: oneLine(`=${text()}x`),
      slug: `producto-${seed}`,
      category: `categoria-${seed}`,
      imageurl: `https://ejemplo.es/${seed}.jpg`,
      rating: Math.round(random() * 50) / 10,
      descripcion: `+${text()}`,
      isrecommended: random() < 0.5,
      keyfeatures: list(),
      pros: list(),
      cons: list(),
      estado: random() < 0.5 ? "published" : "draft",
    };
    const cells = Object.values(producto).map((value) =>
      exported(Array.isArray(value) ? JSON.stringify(value) : String(value)),
    );
    const file = await parseCsv(`${Object.keys(producto)}\r\n${cells}\r\n`);
    const { productos, errors } = readProductos(file, new Set([producto.category]));
    expect(errors).toEqual([]);
    expect(productos[0]).toMatchObject(producto);
  },
);
