import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { migrations } from "~db/schema/migrations";
import { faultsOf } from "./db/landed";
import {
  files,
  filesOf,
  folderGraph,
  graph,
  knotsIn,
  ROOT,
  resolve,
  textOf,
} from "./support/sources";

const NAMED = /(?:^|\s)(?:import|export)\s([^"';]*?)\sfrom\s+"([^"]+)"/gm;
const WHOLE = /\bimport\(\s*"([^"]+)"\s*\)/g;

/** The member of a module that is used where its name stands; `*` if all of it is passed on. */
function memberAt(node: ts.Identifier): string[] {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
    return [parent.name.text];
  }
  if (ts.isQualifiedName(parent) && parent.left === node) return [parent.right.text];
  if (ts.isElementAccessExpression(parent) && ts.isStringLiteral(parent.argumentExpression)) {
    return [parent.argumentExpression.text];
  }
  // Here the word names something else, such as a property, or imports the module itself.
  const isNameOfOther = "name" in parent && parent.name === node;
  return isNameOfOther && !ts.isShorthandPropertyAssignment(parent) ? [] : ["*"];
}

/** The members that a file uses of a module that it imports whole, by the name given there. */
function membersOf(whole: string, file: string): string[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && node.text === whole) found.push(...memberAt(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Lists all that these files import as `file: name`, with `*` for a whole module. */
function namesUsed(from: readonly string[]): Set<string> {
  const uses = from.flatMap((file) => {
    const text = textOf(file);
    const named = [...text.matchAll(NAMED)].flatMap(([, clause = "", target = ""]) => {
      const whole = /^\* as (\w+)$/.exec(clause.trim().replace(/^type /, ""))?.[1];
      if (whole) return membersOf(whole, file).map((name) => [target, name] as const);
      const names = /\{(.*)\}/s.exec(clause)?.[1]?.split(",") ?? ["*"];
      return names.map((name) => [target, name.trim().replace(/^type |\sas\s.*$/gs, "")] as const);
    });
    const whole = [...text.matchAll(WHOLE)].map(([, target = ""]) => [target, "*"] as const);
    return [...named, ...whole].map(([target, name]) => `${resolve(file, target)}: ${name}`);
  });
  return new Set(uses);
}

/** Lists the texts of a file's sql`` templates, with «?» in place of each inserted value. */
function sqlOf(file: string): string[] {
  if (!textOf(file).includes("sql")) return [];
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === "sql") {
      const { template } = node;
      found.push(
        ts.isNoSubstitutionTemplateLiteral(template)
          ? template.text
          : [template.head, ...template.templateSpans.map(({ literal }) => literal)]
              .map(({ text }) => text)
              .join("?"),
      );
    }
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest);
  visit(source);
  return found;
}

const wordOf = (name: string) => new RegExp(`\\b${name}\\b`);

/** From top to bottom: a room imports only itself and rooms of the lines below its own. */
const HOUSE = [
  ["app", "app/server"],
  ["app/routes", "app/cli"],
  ["app/layout"],
  ["app/actions"],
  ["app/auth", "app/enhance"],
  ["app/domain"],
  ["app/ui", "app/mail"],
  ["app/http"],
  ["db"],
  ["app/site", "app/runtime"],
];

/** The room of a file; files in the root of app are one. */
const roomOf = (file: string) => /^(db|migrations|app\/\w+(?=\/)|app)/.exec(file)?.[0] ?? file;
const lineOf = (room: string) => HOUSE.findIndex((line) => line.includes(room));
const mayImport = (from: string, to: string) => from === to || lineOf(from) < lineOf(to);

/** Further imports that are forbidden to single rooms. */
const FORBIDDEN: Record<string, RegExp> = {
  "app/routes/": /^app\/routes\//,
  "app/ui/": /^db\/|^app\/http\/page\/site-data/,
  "app/http/": /^db\//,
  "app/cli/": /^app\/(layout|actions)\//,
  "app/enhance/": /^app\/mail\/|\.server\./,
  "db/": /^app\/(?!runtime\/)/,
  "db/baseline/": /^app\/|^db\/(?!baseline\/|schema\/)/,
  "db/demo/": /^app\/|^db\/(?!demo\/|baseline\/)/,
};

/** The bands of the domain from the ground up: a file may import its own and those before it. */
const BANDS = ["base/", "record/", "nouns/", "kinds.server.ts", "features/"];

const inDomain = files.filter((file) => file.startsWith("app/domain/"));
const bandOf = (file: string) => BANDS.findIndex((band) => file.startsWith(`app/domain/${band}`));

/** Nouns and features are compared by their folders; each lower band counts as one room. */
const nounOf = (file: string) =>
  /^app\/domain\/((nouns|features)\/[\w-]+|\w+)/.exec(file)?.[0] ?? "outside";

describe("architecture", () => {
  it("reads imports at all", () => {
    expect(graph.get("app/root.tsx")).toContain("app/layout/site-frame.tsx");
  });

  it.each(HOUSE.flat())("%s imports only what lies below it", (room) => {
    const inside = files.filter((file) => roomOf(file) === room);
    const wrong = inside.flatMap((file) =>
      (graph.get(file) ?? [])
        .filter((target) => !mayImport(room, roomOf(target)))
        .map((target) => `${file} → ${target}`),
    );
    expect(inside).not.toEqual([]);
    expect(wrong).toEqual([]);
  });

  it("has a line for every room", () => {
    const rooms = new Set(files.map(roomOf).filter((room) => room !== "migrations"));
    expect([...rooms].sort()).toEqual(HOUSE.flat().sort());
  });

  it.each(Object.entries(FORBIDDEN))("%s imports nothing of %s", (folder, forbidden) => {
    const wrong = files
      .filter((file) => file.startsWith(folder))
      .flatMap((file) =>
        (graph.get(file) ?? [])
          .filter((target) => forbidden.test(target))
          .map((target) => `${file} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it("freezes migrations: each imports Kysely, Node and files of its own folder, and nobody a part of it", () => {
    const frozen = files.filter((file) => roomOf(file) === "migrations");
    const importsOf = (file: string) =>
      ts.preProcessFile(textOf(file), true, true).importedFiles.map(({ fileName }) => fileName);
    // A migration must not read files either, because these may differ on the day on which it runs.
    const mayUse = (file: string, target: string) =>
      /^migrations\/\w+\.ts$/.test(file) &&
      (/^kysely$|^node:(?!fs|child_process|module)/.test(target) ||
        target.startsWith(`./${path.basename(file, ".ts")}/`));
    const wrong = frozen.flatMap((file) =>
      importsOf(file)
        .filter((target) => !mayUse(file, target))
        .map((target) => `${file} → ${target}`),
    );
    expect(importsOf("migrations/0032_textos_del_sitio.ts")).toEqual([
      ...["kysely", "./0032_textos_del_sitio/textos"],
    ]);
    expect(wrong).toEqual([]);
    expect(frozen.filter((file) => textOf(file).includes("import.meta"))).toEqual([]);
    const users = [...graph].filter(
      ([file, targets]) =>
        roomOf(file) !== "migrations" && targets.some((each) => roomOf(each) === "migrations"),
    );
    expect(users).toEqual([]);
  });

  it("has no import cycle between files, types counted", () => {
    expect(knotsIn(graph)).toEqual([]);
  });

  it("keeps the domain in four bands, each of which imports only those below it", () => {
    const wrong = inDomain.flatMap((file) =>
      (graph.get(file) ?? [])
        .filter((target) => bandOf(target) > bandOf(file))
        .map((target) => `${file} → ${target}`),
    );
    expect(new Set(inDomain.map(bandOf))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(wrong).toEqual([]);
  });

  it("lets no two nouns, and no two features, reach each other", () => {
    const rooms = new Map<string, string[]>();
    for (const file of inDomain) {
      const reached = (graph.get(file) ?? []).map(nounOf).filter((room) => room !== nounOf(file));
      rooms.set(nounOf(file), [...(rooms.get(nounOf(file)) ?? []), ...reached]);
    }
    expect([...rooms.keys()]).toContain("app/domain/nouns/productos");
    expect(knotsIn(rooms)).toEqual([]);
  });

  it("has no knots of folders", () => {
    expect(knotsIn(folderGraph)).toEqual([]);
  });

  it("exports no function, class or value that no other module imports", () => {
    const exported = /^export (?:async )?(?:function|class|const) (\w+)/gm;
    // Exports of these files are loaded by name: by Remix, by the migrator or by the demo's reader.
    const own = files.filter(
      (file) =>
        !/^app\/(routes\/|root\.|entry\.)|^migrations\/|^db\/(demo|baseline\/fichas)\//.test(file),
    );
    const [used, tested] = [namesUsed(files), namesUsed(filesOf("tests"))];
    const unused = own.flatMap((file) => {
      const code = textOf(file).replace(/\/\*.*?\*\/|\/\/ [^\n]*/gs, "");
      // An export that only tests import must at least be used within its own module.
      const isUsed = (name: string) =>
        [`${file}: ${name}`, `${file}: *`].some(
          (use) => used.has(use) || (tested.has(use) && code.split(wordOf(name)).length > 2),
        );
      const names = [...code.matchAll(exported)].map(([, name = ""]) => name);
      return names.filter((name) => !isUsed(name)).map((name) => `${file}: ${name}`);
    });
    const ofTokens = [...namesUsed(["app/auth/account/change-password.server.ts"])]
      .filter((use) => use.startsWith("app/auth/mail/tokens.server.ts"))
      .map((use) => use.replace(/.* /, ""));
    expect(ofTokens.sort()).toEqual([
      ...["TokenPurpose", "endAccess", "findToken", "issueToken", "spendToken"],
    ]);
    expect(own.length).toBeGreaterThan(500);
    expect(unused).toEqual([]);
  });

  it("makes each loader and action of the admin area by its guard", () => {
    const made = /^export (?:async function|const) (?:loader|action)\b([^,;]*[,;])/gm;
    const guarded = /^ = (guarded(Form)?\(\s*require(Admin|MainAdmin|Writer),|loader;$)/;
    const routes = files.filter((file) => /^app\/routes\/admin/.test(file));
    const heads = routes.flatMap((file) =>
      [...textOf(file).matchAll(made)].map(([, head = ""]) => ({ file, head })),
    );
    expect(heads.length).toBeGreaterThan(60);
    expect(heads.filter(({ head }) => !guarded.test(head))).toEqual([]);
  });

  it("lets writers into the screens of drafts and pictures and their own account alone", () => {
    const open = files.filter(
      (file) => /^app\/routes\/admin/.test(file) && /\(\s*requireWriter,/.test(textOf(file)),
    );
    expect(open.map((file) => file.replace(/^app\/routes\/admin|\.tsx$/g, ""))).toEqual([
      ...[".$", ".$tipo.$id.versiones", "._index", ".autoguardado", ".consejos.$id"],
      ...[".consejos._index", ".imagenes.$sha", ".imagenes._index", ".imagenes.elegir.$borrador"],
      ...[".imagenes.subir", ".insertar", ".mfa-setup", ".paginas.$id", ".paginas._index"],
      ...[".productos.$id", ".productos._index", ".profile", "", "_.$tipo.$id.ver"],
    ]);
  });

  it("draws forms that change something as PostForm, except those of visitors", () => {
    const bare = files.filter((file) => /<form\b[^<]*\bmethod="post"/s.test(textOf(file)));
    expect(
      bare.filter((file) => !file.startsWith("app/domain/features/comparativa/")).sort(),
    ).toEqual([
      "app/domain/features/contacto/mensaje-fields.tsx",
      "app/domain/features/filtros/casa-form.tsx",
      "app/domain/nouns/productos/screens/compare-toggle.tsx",
      "app/domain/record/revision/observar-form.tsx",
      "app/layout/admin/admin-shell.tsx",
      "app/layout/site-footer.tsx",
      "app/routes/lista-recien-nacido.tsx",
      "app/ui/form/route-form.tsx",
    ]);
  });

  it("has no junk drawer", () => {
    expect(files.filter((file) => /\/(utils?|misc|helpers?|common)(\.|\/)/.test(file))).toEqual([]);
  });

  it("writes SQL in server files of the domain, auth and mail, and in db only", () => {
    const sql = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(/;
    const wrong = files
      .filter((file) => sql.test(textOf(file)))
      .filter(
        (file) =>
          !/^(db|migrations)\/|^app\/(domain|auth|mail|cli\/seed)\/.*\.server\.ts$/.test(file),
      );
    expect(wrong).toEqual([]);
  });

  it("puts a product into the database of a test in one way", () => {
    // Left out: tests of earlier schemas, and benches that insert fifty thousand rows at once.
    const others = /^(db|bench)\/|^routes\/discovery\.test\.ts$|^support\/rows\.ts$/;
    const wrong = readdirSync("tests", { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|js)$/.test(file) && !others.test(file))
      .filter((file) => readFileSync(`tests/${file}`, "utf8").includes("insert into productos ("));
    expect(wrong).toEqual(["architecture.test.ts"]);
  });

  it("reaches the database engine through one seam", () => {
    const seam = /^db\/(sqlite|postgres|engine|backup|site)\/|^db\/client\.server\.ts$/;
    const wrong = files.flatMap((file) =>
      (seam.test(file) ? [] : (graph.get(file) ?? []))
        .filter((target) => /^db\/(sqlite|postgres)\//.test(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(graph.get("db/client.server.ts")).toContain("db/sqlite/open.server.ts");
    expect(wrong).toEqual([]);
  });

  const RESERVED_ALIAS =
    /\bas (?:all|analy[sz]e|and|any|array|as|asc|asymmetric|authorization|binary|both|case|cast|check|collation|column|concurrently|constraint|create|cross|current_\w+|default|deferrable|desc|distinct|do|else|end|except|false|fetch|for|foreign|freeze|from|full|grant|group|having|i?like|in|initially|inner|intersect|into|is|isnull|join|lateral|leading|left|limit|localtime|localtimestamp|natural|not|notnull|null|offset|on|only|or|order|outer|overlaps|placing|primary|references|returning|right|select|session_user|similar|some|symmetric|table|tablesample|then|to|trailing|true|union|unique|user|using|variadic|verbose|when|where|window|with)\b/i;

  /** Words in SQL that the one engine understands, and the other, PostgreSQL, does not. */
  const DIALECT = [
    /\b(json_?\w*|pragma\w*|fts\d|match|glob|regexp|rowid|sqlite_\w+|vacuum|attach)\b/i,
    /\b(strftime|julianday|unixepoch|datetime|date|time)\s*\(/i,
    /\b(instr|group_concat|iif|ifnull|char|typeof|printf|hex|total|changes)\s*\(/i,
    /->|\bbegin\b|\binsert or\b|\breplace into\b|\bcollate\b/i,
    // Comparisons with `is`, for which `same` stands.
    /\bis (not )?(?!null|true|false|not)\S/i,
    // Names with capitals, which PostgreSQL folds to small letters.
    /\bas [a-z]+[A-Z]/,
    // Aliases that are reserved words of PostgreSQL.
    RESERVED_ALIAS,
  ];
  const IN_CODE = [
    /sqlite|\bpragma\b|\bfts5\b/i,
    /"is(?: not)?",(?!\s*null)|"is(?: not)? distinct from"|"(?:glob|match|->>?)"|\.or(?:Replace|Ignore)\(/,
  ];
  const find = (words: RegExp[], text: string) =>
    words.flatMap((word) => word.exec(text)?.[0] ?? []);
  const dialectIn = (file: string) => sqlOf(file).flatMap((text) => find(DIALECT, text));

  it("leaves the words of one database engine to its folder", () => {
    const outside = files.filter((file) => !/^(db\/sqlite|db\/postgres|migrations)\//.test(file));
    // Above `db`, code may not name an engine either; within it, the choosing modules must.
    const aboveDb = outside.filter((file) => /^app\//.test(file));
    const inSql = outside.map((file) => [file, dialectIn(file)] as const);
    const inCode = aboveDb.map((file) => [file, find(IN_CODE, textOf(file))] as const);
    expect([...inSql, ...inCode].filter(([, words]) => words.length > 0)).toEqual([]);
    expect(dialectIn("db/sqlite/queries.server.ts")).toEqual(
      expect.arrayContaining(["json_each", "glob", "->", "is ?"]),
    );
    expect(find(DIALECT, "select 1 from (select 1) as some")).toEqual(["as some"]);
  });

  /** Columns that may be null, but not in the queries that sort by them. */
  const FILLED_THERE = ["programado_at", "revisor"];

  it("says where rows without a value stand, as each engine puts them elsewhere", () => {
    const lines = textOf("db/postgres/base/tablas.sql").split(/,\s/);
    const columns = (isFull: boolean) =>
      lines
        .filter((line) => /not null|primary key/.test(line) === isFull)
        .map((line) => /"?(\w+)"? (?:text|bigint|double)/.exec(line)?.[1]);
    const always = [...columns(true), ...FILLED_THERE];
    const loose = columns(false).filter((name) => name && !always.includes(name));
    expect(loose).toContain("published_at");
    const wrong = files.flatMap((file) =>
      [...textOf(file).matchAll(/orderBy\("(?:\w+\.)?(\w+)"(.*)/g)]
        .filter(([, name, rest]) => loose.includes(name) && !/nulls(?:First|Last)/.test(rest ?? ""))
        .map(([all]) => `${file}: ${all}`),
    );
    expect(wrong).toEqual([]);
  });

  it("keeps files short", () => {
    const long = files
      .map((file) => ({
        file,
        lines: textOf(file).split("\n").length,
      }))
      .filter(({ lines }) => lines > 250);
    expect(long).toEqual([]);
  });
});

describe("migrations", () => {
  const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
  const list = read("tests/db/landed-migrations.txt");
  const names = list.split("\n").flatMap((line) => line.split(" ")[0] || []);
  const ours = Object.fromEntries(
    filesOf("migrations").map((file) => [file.replace("migrations/", ""), read(file)]),
  );

  it("are as they landed, new ones behind them, and all in the list", () => {
    expect(faultsOf(list, ours)).toEqual([]);
  });

  it("are listed in the order in which sites run them, the two of number 0033 too", () => {
    expect(Object.keys(migrations).filter((name) => names.includes(name))).toEqual(names);
    // Two migrations have the number 0033: a site that ran the first must still run the second.
    expect(names.filter((name) => name.startsWith("0033"))).toEqual([
      ...["0033_textos_propios", "0033_vistas"],
    ]);
  });
});
