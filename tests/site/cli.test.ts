import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import SQLite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { makeFolder } from "../support/folder";

const folder = makeFolder();
/** The id of the user «nobody», who has no rights on any system. */
const NOBODY = 65_534;

/** Runs the built command line, on a data folder that does not exist yet. */
const run = (...args: string[]) => runOn(path.join(folder, "data"), args);

/** @param uid the user as whom it runs */
function runOn(DATA_DIR: string, args: string[], uid?: number) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/server/cli.js", ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR },
    uid,
  });
  return { status, stdout, stderr };
}

interface Row {
  action: string;
  details: string;
}

/** Reads the entries of a site's history, oldest first. */
function historyOf(dataDir: string) {
  const sql = new SQLite(path.join(dataDir, "site.db"), { readonly: true });
  const rows = sql.prepare<[], Row>("select action, details from audit_log order by id").all();
  sql.close();
  return rows.map(({ action, details }) => [action, JSON.parse(details)]);
}

describe("the command line", () => {
  it.each([
    [["--ayuda"], "Uso: npm run site -- <orden>"],
    [["help"], "Uso: npm run site -- <orden>"],
    [["ayuda"], "Uso: npm run site -- <orden>"],
    [["help", "import"], "Uso: npm run site -- import ARCHIVO.csv"],
    [["admin", "help"], "Uso: npm run site -- admin <orden> CORREO"],
    [["toString", "--ayuda"], "Uso: npm run site -- <orden>"],
    [["seed", "--ayuda"], "Uso: npm run site -- <orden>"],
    [["import", "--ayuda"], "Uso: npm run site -- import ARCHIVO.csv"],
    [["admin", "--ayuda"], "Uso: npm run site -- admin <orden> CORREO"],
  ])("%j helps without a site", (args, text) => {
    const { status, stdout } = run(...args);
    expect([status, stdout]).toEqual([0, expect.stringContaining(text)]);
    expect(existsSync(path.join(folder, "data"))).toBe(false);
  });

  it.each([
    [[], /^Uso:/],
    [["nada"], /^No existe la orden «nada»/],
    [["toString"], /^No existe la orden «toString»/],
    [["seed"], /^Di qué datos/],
    [["seed", "--nada"], /^No se entienden las opciones/],
    [["seed", "--products"], /^No se entienden las opciones/],
    [["seed", "--products", "muchos"], /^«muchos» no es un número de filas/],
    [["seed", "--demo", "--remove-demo"], /no van juntos/],
    [["init", "--demo"], /^No se entienden las opciones/],
    [["migrate", "ya"], /^Esta orden no admite «ya»/],
    [["import"], /^Indica un archivo CSV/],
    [["admin"], /^Uso: npm run site -- admin/],
    [["admin", "create", "ana @ejemplo.es"], /^«ana @ejemplo.es» no es una dirección de correo/],
    [["restore", "docs"], /^\/\S+\/docs es una carpeta; indica el archivo \.tar/],
    [["verify-backup", "docs"], /es una carpeta/],
    [["verify-backup", "no-existe.tar"], /^No existe el archivo \/\S+\/no-existe\.tar/],
  ])("%j is a wrong call", (args, message) => {
    const { status, stderr } = run(...args);
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  it("makes a site once, without the demo", () => {
    expect(run("migrate").status).toBe(78);
    expect(run("init")).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Sitio nuevo/) });
    expect(run("init").status).toBe(1);
    expect(run("seed", "--remove-demo").stdout).toBe("Quitados: 0 productos y 0 consejos\n");
    expect(run("seed", "--demo").stdout).toMatch(/^Cargados: \d+ productos y \d+ consejos\n$/);
    expect(run("seed", "--products", "1", "--consejos", "1").stdout).toBe(
      "Generados: 1 producto y 1 consejo\n",
    );
    expect(run("import", "no-existe.csv").status).toBe(2);
    expect(run("import", "a.csv", "--todo").stderr).toMatch(/^No se entienden las opciones/);
    expect(historyOf(path.join(folder, "data"))).toEqual([
      ["demo.retirado", { productos: 0, consejos: 0, via: "orden" }],
      ["demo.cargado", expect.objectContaining({ via: "orden" })],
      ["demo.generado", { productos: 1, consejos: 1, via: "orden" }],
    ]);
  });
});

it("check-texts lists the texts in which a letter was lost, and only these", () => {
  const data = path.join(makeFolder(), "data");
  expect(runOn(data, ["init"]).status).toBe(0);
  expect(runOn(data, ["seed", "--products", "1", "--consejos", "1"]).status).toBe(0);
  expect(runOn(data, ["check-texts"])).toMatchObject({
    status: 0,
    stdout: "Ningún texto estropeado\n",
  });
  const sql = new SQLite(path.join(data, "site.db"));
  sql.exec(`
      update productos set id = 'P1', descripcion = 'Un ba' || char(65533) || 'o' || char(10) || 'breve',
        pros = '["Plega\\u0000do"]';
      update consejos set id = 'C1', contenido = 'Dos' || char(0) || 'veces', extracto = 'Sueño';`);
  sql.close();
  const { status, stdout } = runOn(data, ["check-texts"]);
  expect(status).toBe(1);
  expect(stdout.split("\n")).toEqual([
    "consejos.contenido, fila C1: «Dos␀veces»",
    "productos.descripcion, fila P1: «Un ba\uFFFDo breve»",
    'productos.pros, fila P1: «["Plega\\u0000do"]»',
    "3 textos estropeados",
    "",
  ]);
  expect(runOn(data, ["check-texts", "ya"]).status).toBe(2);
});

it.each([
  ["stdout", [["seed", "--products", "1"], 0]],
  ["stderr", [["nada"], 2]],
] as const)("who has read enough of its %s does not disturb it", async (stream, [args, code]) => {
  const data = path.join(makeFolder(), "data");
  expect(runOn(data, ["init"]).status).toBe(0);
  const child = spawn(process.execPath, ["build/server/cli.js", ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: data },
  });
  const other = child[stream === "stdout" ? "stderr" : "stdout"];
  // Closed before the command writes anything, so that it writes to a stream without a reader.
  child[stream].destroy();
  const [said, [status]] = await Promise.all([text(other), once(child, "close")]);
  expect([status, said]).toEqual([code, ""]);
});

describe("backup, beside a restore", () => {
  const data = path.join(makeFolder(), "data");
  const refused = (message: RegExp) => ({ status: 78, stderr: expect.stringMatching(message) });

  it("that is at work, copies nothing", () => {
    expect(runOn(data, ["init"]).status).toBe(0);
    const restore = new SQLite(path.join(data, "site.use.lock")).exec("begin exclusive");
    expect(runOn(data, ["backup"])).toMatchObject(refused(/^Se está restaurando una copia/));
    restore.close();
  });

  it("that did not end, copies nothing either", () => {
    const marker = path.join(data, "restaurando.json");
    writeFileSync(marker, JSON.stringify({ archive: "/copia.tar", previous: "/anterior" }));
    expect(runOn(data, ["backup"])).toMatchObject(refused(/^Una restauración no terminó/));
    rmSync(marker);
    expect(runOn(data, ["backup"]).status).toBe(0);
  });
});

describe("what the machine refuses is said in words", () => {
  it.each([["backup"], ["init"], ["migrate"], ["restore", "package.json"]])(
    "%s, where a file stands in the place of the data folder",
    (...args) => {
      const { status, stderr } = runOn(path.resolve("package.json"), args);
      expect([status, stderr]).toEqual([
        expect.any(Number),
        expect.stringContaining("package.json"),
      ]);
      expect(status).not.toBe(0);
      expect(stderr).not.toMatch(/Error|\n\s+at /);
    },
  );

  // A command run by root leaves files that the user of the site cannot read.
  it("a database of another user", ({ skip }) => {
    const data = path.join(makeFolder(), "data");
    expect(runOn(data, ["init"]).status).toBe(0);
    const other = process.getuid?.() === 0 ? NOBODY : undefined;
    if (other === undefined) chmodSync(path.join(data, "site.db"), 0);
    else {
      chmodSync(os.tmpdir(), 0o711);
      for (const place of [path.dirname(data), data]) chownSync(place, other, other);
      if (runOn(data, ["version"], other).status !== 0) skip("nobody else may read the program");
    }
    const refusals = [["migrate"], ["admin", "create", "ana@ejemplo.es"], ["seed", "--demo"]].map(
      (args) => runOn(data, args, other),
    );
    for (const { status, stderr } of refusals) {
      expect(status).toBe(78);
      expect(stderr).toMatch(/^No se puede escribir en \S+site\.db\..*de quién es.*\n$/);
    }
    const copy = runOn(data, ["backup"], other);
    expect(copy.status).toBe(1);
    expect(copy.stderr).toMatch(/^No se puede leer o escribir en .*\n$/);
  });
});
