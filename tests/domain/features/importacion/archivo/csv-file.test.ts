import { expect, test } from "vitest";
import { parseCsv } from "~features/importacion/archivo/csv-file";

/** Reads a file, and joins the cells of each row by dots. */
async function cellsOf(text: string): Promise<string[]> {
  const file = await parseCsv(text);
  return [file.header, ...file.rows.map((row) => row.cells)].map((cells) => cells.join("·"));
}

test.each<[name: string, text: string, expected: string[]]>([
  ["LF", "a,b\n1,2\n", ["a·b", "1·2"]],
  ["CRLF", "a,b\r\n1,2\r\n", ["a·b", "1·2"]],
  ["lone CR", "a,b\r1,2\r", ["a·b", "1·2"]],
  ["mixed line ends", "a,b\r\n1,2\n3,4\r5,6", ["a·b", "1·2", "3·4", "5·6"]],
  ["no newline at the end", "a,b\n1,2", ["a·b", "1·2"]],
  ["only a header", "a,b", ["a·b"]],
  ["quoted cells", '"a","b"\n"1","2"', ["a·b", "1·2"]],
  ["comma in quotes", 'a,b\n"1,5",2', ["a·b", "1,5·2"]],
  ["doubled quotes", 'a,b\n"dice ""hola""",2', ["a·b", 'dice "hola"·2']],
  ["only doubled quotes", 'a,b\n"""",2', ["a·b", '"·2']],
  ["wholly quoted text in quotes", 'a,b\n"""x""",2', ["a·b", '"x"·2']],
  ["LF in quotes", 'a,b\n"1\n2",3', ["a·b", "1\n2·3"]],
  ["CRLF in quotes", 'a,b\r\n"1\r\n2",3\r\n', ["a·b", "1\r\n2·3"]],
  ["CR in quotes", 'a,b\n"1\r2",3', ["a·b", "1\r2·3"]],
  ["blank line in quotes", 'a,b\n"1\n\n2",3', ["a·b", "1\n\n2·3"]],
  ["newline in a quoted header", '"a\nx",b\n1,2', ["a\nx·b", "1·2"]],
  ["empty cells", "a,b\n,2\n1,", ["a·b", "·2", "1·"]],
  ["empty quoted cells", 'a,b\n"",2', ["a·b", "·2"]],
  ["short row", "a,b,c\n1,2", ["a·b·c", "1·2"]],
  ["long row", "a,b\n1,2,3", ["a·b", "1·2·3"]],
  ["row of one cell", "a,b\nsolo\n1,2", ["a·b", "1·2"]],
  ["blank rows", "a,b\n\n1,2\n\n\n3,4\n\n", ["a·b", "1·2", "3·4"]],
  ["rows of spaces and of separators", "a,b\n  \n,\n1,2", ["a·b", "1·2"]],
  ["spaces around cells", "a , b\n 1 ,2 ", ["a·b", "1·2"]],
  ["spaces inside quotes", 'a,b\n" 1 ",2', ["a·b", " 1 ·2"]],
  ["spaces around quotes", 'a, b\n 1, "2, 3" \n', ["a·b", "1·2, 3"]],
  ["quote inside an unquoted cell", 'a,b\nSilla 24" ancha,2', ["a·b", 'Silla 24" ancha·2']],
  ["unquoted JSON", 'a;b\n["x","y"];2', ["a·b", '["x","y"]·2']],
  ["backslash is a character", 'a,b\n"c:\\",2', ["a·b", "c:\\·2"]],
  ["semicolons", "a;b\n1,5;2", ["a·b", "1,5·2"]],
  ["tabs with empty cells", "a\tb\tc\n1\t\t3\n\t2\t", ["a·b·c", "1··3", "·2·"]],
  ["semicolons, commas in a quoted header", '"a,b,c";d\n1;2', ["a,b,c·d", "1·2"]],
  ["equal counts: comma", "a,b;c\n1,2", ["a·b;c", "1·2"]],
  ["sep= before the header", "sep=;\r\na;b\r\n1,5;2", ["a·b", "1,5·2"]],
  ["quoted sep= of another separator", '"sep=,"\na,b\n1,2', ["a·b", "1·2"]],
  ["blank lines before the header", "\n\na;b\n1;2", ["a·b", "1·2"]],
  ["separators before the header", ";;\na;b\n1;2", ["a·b", "1·2"]],
  ["accents, € and emoji", "a,b\nCañón €,👶🏽", ["a·b", "Cañón €·👶🏽"]],
  ["HTML", 'a,b\n"<p class=""x"">a, b</p>",2', ["a·b", '<p class="x">a, b</p>·2']],
  ["empty cells behind the last column", "a,b\n1,2,,\n3,4,, ,", ["a·b", "1·2", "3·4"]],
  ["a thousand of them", `a,b\n1,2${",".repeat(1_000)}x`.slice(0, -1), ["a·b", "1·2"]],
  ["a title above the heading", "Cunas 2026\n\na;b\n1;2", ["a·b", "1·2"]],
  ["a title in the first of several cells", "Cunas 2026;;\na;b\n1;2", ["a·b", "1·2"]],
  [
    "a title that holds separators, above a heading that is known",
    "Catálogo, cunas y más, 2026\nHecho por Ana, hoy\nTítulo;Slug;Precio\nCuna;cuna;9,5",
    ["Título·Slug·Precio", "Cuna·cuna·9,5"],
  ],
  [
    "texts full of commas in a file of semicolons",
    "Título;Descripción\nCuna;a, b, c, d, e",
    ["Título·Descripción", "Cuna·a, b, c, d, e"],
  ],
  ["quoted JSON", 'a,b\n1,"{""x"": [""y"", 0.5]}"', ["a·b", '1·{"x": ["y", 0.5]}']],
  ["breaks and doubled quotes in one cell", 'a,b\n1,"ha \n""ha"""', ["a·b", '1·ha \n"ha"']],
  ["unnamed columns at the end", "a,b,,\n1,2,,", ["a·b··", "1·2··"]],
])("%s", async (_, text, expected) => {
  expect(await cellsOf(text)).toEqual(expected);
});

test("rows carry the number that the spreadsheet shows", async () => {
  const { rows } = await parseCsv('a,b\n"1\n\n1",x\n\nsolo\n2,x\n,\n3,x');
  expect(rows.map((row) => [row.fila, row.cells[0]])).toEqual([
    [2, "1\n\n1"],
    [5, "2"],
    [7, "3"],
  ]);
});

test("the line for Excel alone is no row", async () => {
  expect((await parseCsv("sep=\t\na\tb\n1\t2")).rows[0]?.fila).toBe(2);
});

test("blank rows do not count, as many as a spreadsheet has", async () => {
  const { rows } = await parseCsv(`a,b\n${",\n".repeat(30_000)}1,\n${",\r\n".repeat(1_048_576)}`);
  expect(rows).toEqual([{ fila: 30_002, cells: ["1", ""] }]);
});

test("long cells survive the reading", async () => {
  const cell = "ñ€👶".repeat(3_000);
  const text = `a,b\n${`"${cell}",x\r\n`.repeat(20)}`;
  const { rows } = await parseCsv(text);
  expect(rows).toHaveLength(20);
  expect(rows.every((row) => row.cells[0] === cell && row.cells[1] === "x")).toBe(true);
});
