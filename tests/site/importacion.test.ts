import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { flashText } from "../support/browser";
import { useAdmin, useSite } from "../support/use-site";

const HEADER = "title,slug,category,imageurl,rating";
const row = (slug: string, more = "") =>
  `Cuna ${slug},${slug},mobiliario,https://ejemplo.es/c.jpg,4${more}`;
const lines = (from: number, to: number, more = "") =>
  [HEADER, ...Array.from({ length: to - from + 1 }, (_, i) => row(`p${from + i}`, more))].join(
    "\n",
  );

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" } });
const ana = useAdmin(site);

const LIST = "/admin/productos/importar";
const plain = (html: string) =>
  html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, " ");

async function send(content: BlobPart, name = "uno.csv"): Promise<Response> {
  const body = new FormData();
  body.set("idem", await ana.idem(LIST));
  body.set("archivo", new File([content], name, { type: "text/csv" }));
  return ana.send(LIST, body);
}

/** Uploads a good file. @returns the address of its import */
async function upload(content: BlobPart): Promise<string> {
  const answer = await send(content);
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

const postList = (target: string, fields: string | [string, string][]) =>
  ana.post(target, [...new URLSearchParams(fields)]);

const boxes = (html: string): [string, string][] =>
  [...html.matchAll(/name="fila"[^>]*value="(\d+)"/g)].map(([, fila = ""]) => ["fila", fila]);

/** Confirms the rows that the page offers, as a browser without script would. */
async function confirm(target: string, more: [string, string][] = []): Promise<Response> {
  const html = await ana.text(target);
  const resto: [string, string][] = html.includes('name="resto"') ? [["resto", "todos"]] : [];
  return postList(target, [["intent", "importar"], ...boxes(html), ...resto, ...more]);
}

/** Follows a page that refreshes itself until it leads on. @returns where, and the last page */
async function follow(target: string): Promise<{ location: string; html: string }> {
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await ana.get(`${target}?seguir=1`);
    const html = await answer.text();
    const location = answer.headers.get("Location") ?? "";
    if (location || !html.includes('http-equiv="refresh"')) return { location, html };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("the import did not end");
}

describe("files that are not taken", () => {
  it.each<[string, BlobPart, string, string[]]>([
    [
      "no CSV by name",
      lines(1, 1),
      "uno.xlsx",
      ["Archivo no válido", "Por favor, selecciona un archivo CSV"],
    ],
    ["empty", "", "uno.csv", ["Error", "No se pudo procesar el archivo CSV: está vacío"]],
    [
      "missing columns",
      "title,slug\n",
      "uno.csv",
      ["faltan las columnas category, imageurl, rating"],
    ],
  ])("%s", async (_, content, name, texts) => {
    const answer = await send(content, name);
    const text = plain(await answer.text());
    expect(answer.status).toBe(422);
    for (const each of texts) expect(text).toContain(each);
    expect(text).toContain("Error: Importar productos");
  });

  it("50 MB are refused before they are read", async () => {
    // Only announces the bytes, because a client that is still sending may miss the answer.
    const announced = request(site.origin + LIST, {
      method: "POST",
      headers: {
        ...ana.headers,
        Origin: site.origin,
        "Content-Type": "multipart/form-data; boundary=x",
        "Content-Length": 50 * 1024 * 1024,
      },
    });
    announced.flushHeaders();
    const [answer] = (await once(announced, "response")) as [IncomingMessage];
    const html = await text(answer);
    announced.destroy();
    expect([answer.statusCode, plain(html)]).toEqual([
      413,
      expect.stringContaining("No se pudo procesar el archivo CSV: ocupa más de 10 MB"),
    ]);
    expect((await ana.get(LIST)).status).toBe(200);
  });

  it("no file at all", async () => {
    const answer = await send("", "");
    expect([answer.status, plain(await answer.text())]).toEqual([
      422,
      expect.stringContaining("Por favor, selecciona un archivo CSV"),
    ]);
  });
});

it("a file with errors shows five of them, all in errores.csv, and cannot be imported", async () => {
  const target = await upload(readFileSync("tests/fixtures/csv/errores.csv"));
  const html = await ana.text(target);
  const text = plain(html);
  expect(text).toContain("Errores de validación");
  expect(text).toContain("Corrige los errores antes de importar los productos");
  expect(html.match(/<li[^>]*>Fila \d+: /g)).toHaveLength(5);
  expect(text).toMatch(/Y \d+ errores más\.\.\./);
  expect(html).not.toContain('value="importar"');
  const csv = await ana.get(`${target}/errores.csv`);
  expect(csv.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(csv.headers.get("Content-Disposition")).toContain("attachment");
  const all = await csv.text();
  expect(all).toContain('Valor de estado inválido ""Pendiente""');
  const forced = await postList(target, "intent=importar&fila=2");
  expect([forced.status, plain(await forced.text())]).toEqual([
    422,
    expect.stringContaining("Corrige los errores antes de importar los productos"),
  ]);
});

it("one row more than is shown is told in the singular, among errors as among products", async () => {
  const bad = Array.from({ length: 6 }, (_, i) => `C,c${i},mobiliario,https://ejemplo.es/c.jpg,9`);
  const errors = await ana.text(await upload([HEADER, ...bad].join("\n")));
  expect(plain(errors)).toContain("Y 1 error más...");
  const rest = plain(await ana.text(await upload(lines(201, 211))));
  expect(rest).toContain("Y 1 producto más...");
  expect(rest).toContain("Está en la fila 12 del archivo.");
});

it("a file that has only a header says so and offers nothing to import", async () => {
  const html = await ana.text(await upload(`${HEADER}\n`));
  expect(plain(html)).toContain("El archivo no tiene productos: solo la cabecera.");
  expect(html).not.toContain('value="importar"');
});

describe("an import", () => {
  it("is previewed, chosen, run, and leads back to the list", async () => {
    const target = await upload(lines(1, 30));
    const started = await confirm(target);
    expect(started.headers.get("Location")).toBe(`${target}?seguir=1`);
    expect((await follow(target)).location).toBe("/admin/productos");
    expect(flashText(await ana.text("/admin/productos"))).toBe(
      "Importación completada 30 importados, 0 actualizados, 0 omitidos, 0 fallidos. Ver los 30 importados",
    );
    const none = await ana.text("/admin/productos?importacion=otra&q=p");
    expect(plain(none)).toContain("No hay productos que coincidan con tu búsqueda.");
    expect(site.sql().prepare("select count(*) from productos").pluck().get()).toBe(30);
    expect((await site.fetch("/producto/p30")).status).toBe(200);
  });

  it("shows field by field what an update would change", async () => {
    const target = await upload(
      `${HEADER},price\nOtra,p2,ropa,https://ejemplo.es/c.jpg,"4.5",12 €`,
    );
    const text = plain(await ana.text(`${target}?vista=cambios`));
    expect(text).toContain("Título Antes: Cuna p2 Después: Otra");
    expect(text).toContain("Categoría Antes: mobiliario Después: ropa");
    expect(text).toContain("Valoración Antes: 4 Después: 4,5");
    expect(text).toContain("Precio Antes: vacío Después: 12,00 €");
  });

  it("of prices alone is offered as an update", async () => {
    const html = await ana.text(await upload("Slug;Precio\np2;19,9"));
    expect(html).toMatch(/<input(?=[^>]* checked="")(?=[^>]* value="actualizar")/);
  });

  it("without a row says so, and keeps what was typed", async () => {
    const target = await upload(lines(100, 130));
    const none = await postList(target, "intent=importar&resto=ninguno&duplicados=omitir");
    const text = plain(await none.text());
    expect(none.status).toBe(422);
    expect(text).toContain("Ningún producto seleccionado");
    expect(text).toContain("Selecciona al menos un producto para importar");
    const wrong = await postList(target, "intent=importar&fila=2&resto=filas&filas=doce");
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('value="doce"');
  });

  it.each([
    ["another field", "fila=2&destacado_home=1"],
    ["an id", "fila=2&id=B0X"],
    ["a row of another file", "fila=2&fila=999"],
    ["no number", "fila=2 or 1=1"],
    ["another choice", "fila=2&duplicados=borrar"],
    ["an unknown rest", "fila=2&resto=1"],
  ])("a tampered confirm writes nothing: %s", async (_, fields) => {
    const target = await upload(lines(200, 203));
    const before = site.sql().prepare("select count(*) from productos").pluck().get();
    const answer = await postList(target, `intent=importar&${fields}`);
    expect([answer.status, plain(await answer.text())]).toEqual([
      422,
      expect.stringContaining("Errores de validación"),
    ]);
    expect(site.sql().prepare("select count(*) from productos").pluck().get()).toBe(before);
  });

  it("is not said to be thrown away once it has begun", async () => {
    const target = await upload(lines(800, 805));
    await confirm(target);
    const answer = await postList(target, "intent=descartar");
    expect(answer.status).toBe(409);
    expect(plain(await answer.text())).toContain("Esta importación ya había empezado");
    expect((await follow(target)).location).toBe("/admin/productos");
    const other = await postList(target, "intent=importar&fila=2");
    expect([other.status, plain(await other.text())]).toEqual([
      409,
      expect.stringContaining("no se ha aplicado"),
    ]);
  });

  it("is undone, and leaves a trail in the history", async () => {
    const target = await upload(lines(400, 420));
    await confirm(target);
    await follow(target);
    await postList(target, "intent=deshacer");
    const { html } = await follow(target);
    expect(plain(html)).toMatch(/Importación deshecha.*Retirados 21/);
    expect(plain(await ana.text(LIST))).toContain("Deshecha");
    const sql = "select distinct action from audit_log where action like 'importacion.%'";
    expect(site.sql().prepare(sql).pluck().all()).toEqual(
      expect.arrayContaining([
        "importacion.subida",
        "importacion.iniciada",
        "importacion.deshecha",
      ]),
    );
  });
});

describe("a kept row that nobody can read any more", () => {
  async function uploadBroken(from: number): Promise<string> {
    const target = await upload(lines(from, from + 11));
    site
      .sql()
      .prepare("update importacion_filas set datos = 'null' where importacion_id = ? and fila = 3")
      .run(target.split("/").at(-1));
    return target;
  }

  it("is told in the place of what it held, and thrown away with the others", async () => {
    const target = await uploadBroken(501);
    const html = await ana.text(target);
    const page = plain(html);
    expect(page).toContain("Fila 3: La fila se guardó mal; impórtala de nuevo");
    expect(boxes(html)).toHaveLength(9);
    expect(page).toContain("Y 2 productos más...");
    expect(page).toContain("Están en las filas 12 a 13 del archivo.");
    expect(page).toContain("Importar 11 productos");
    const answer = await postList(target, "intent=descartar");
    expect(answer.headers.get("Location")).toBe(LIST);
    expect((await ana.get(target)).status).toBe(404);
  });
});

it("an import waits while another has its turn, and says so", async () => {
  const target = await upload(lines(600, 601));
  const sql = site.sql();
  const turn = {
    at: "2026-01-01T00:00:00.000Z",
    until: new Date(Date.now() + 35_000).toISOString(),
  };
  sql
    .prepare(`insert into trabajos (id, kind, status, run_after, created_at, lease_owner, lease_until)
      values ('otro', 'importacion', 'running', @at, @at, 'otra', @until)`)
    .run(turn);
  await confirm(target);
  expect(plain(await ana.text(target))).toContain(
    "En espera Las importaciones van de una en una: esta empezará en cuanto le toque.",
  );
  sql.exec(
    "update trabajos set status = 'done', lease_owner = null, lease_until = null where id = 'otro'",
  );
  expect((await follow(target)).location).toBe("/admin/productos");
});

it("work that failed says so, keeps what is done, and goes on when it is told to", async () => {
  const target = await upload(lines(500, 505));
  const sql = site.sql();
  // Every insert fails, so that the import is tried as often as allowed.
  sql.exec(`create trigger broken before insert on productos
      begin select raise(abort, 'disk I/O error'); end`);
  await confirm(target);
  const id = target.split("/").at(-1);
  const trabajo = "select t.* from trabajos t join importaciones i on i.trabajo_id = t.id";
  const waitFor = (status: string) =>
    expect
      .poll(
        () => {
          sql.exec(
            "update trabajos set attempts = 5, run_after = created_at where status = 'queued'",
          );
          return sql.prepare(`${trabajo} where i.id = ?`).get(id);
        },
        { timeout: 30_000 },
      )
      .toMatchObject({ status });
  await waitFor("failed");
  const text = plain(await ana.text(target));
  expect(text).toContain("Error Ocurrió un error durante la importación");
  expect(text).toContain("Hechas y guardadas: 0 de 6 filas.");
  sql.exec("drop trigger broken");
  await postList(target, "intent=reanudar");
  expect((await follow(target)).location).toBe("/admin/productos");
});

it("the export is a file that the import takes back", async () => {
  const answer = await ana.get("/admin/productos/exportar");
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /attachment; filename="productos-para-importar-\d{4}-\d\d-\d\d\.csv"/,
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const text = plain(await ana.text(await upload(bytes)));
  expect(text).toContain("0 nuevos");
  expect(await ana.text(LIST)).toContain("No contiene los archivos de las imágenes");
});
