import { beforeAll, expect, it } from "vitest";
import { fillAddress, fillAdmin } from "../support/admin-content";
import { Browser, register } from "../support/browser";
import { ENDLESS } from "../support/endless-texts";
import { ADMIN_SCREENS, PUBLIC_SCREENS } from "../support/screens";
import { useSite } from "../support/use-site";

/** Lengths to try, longest first: each column gets the longest text that its table accepts. */
const LENGTHS = [99_000, 2_000, 290, 110, 35, 10];
const WORD = "palabra";

/** Columns without text of people: dates, states, addresses and secrets. All others are filled. */
const MACHINE =
  /^(id|sha|slug|clave|estado|status|kind|type|tipo|causa|lugar|mejor|fuente|procedencia|fecha|dia|action|at|payload|volver|anchos|origen|cabecera|duplicados|seleccion|separador|deshecho|resultado|recipient|price|metodo|retirada|foco)$|_(id|at|by|por|url|hash|type|email|until|owner|after|folded)$|email|url|^imagen(es)?$|^category|^categoria/;
/** Tables to leave alone: triggers fill the search index, and the rest has no text of people. */
const APART =
  /^(busqueda_|audit_log|tokens|sessions|mfa_|credenciales|attempt_limits|trabajos|profiles|envios|slugs_|redirecciones|almacen_)/;

/** Longer than the watchdog lets a process with a stuck loop live. */
const LIMIT = 60_000;

type Row = Record<string, unknown>;

const site = useSite({ env: { LOG_LEVEL: "error" } });
let admin: Browser;
let screens: string[];

beforeAll(async () => {
  admin = new Browser(site, "127.0.0.1");
  await register(site, admin, "ana@ejemplo.es");
  await admin.signIn("ana@ejemplo.es");
  const ids = await fillAdmin(site, admin);
  screens = [
    ...PUBLIC_SCREENS,
    ...ADMIN_SCREENS.map((screen) => fillAddress(screen, ids)),
    ...[`/buscar?q=${WORD}`, `/consejos?q=${WORD}`, `/admin/consejos?q=${WORD}`],
    ...["/feed.xml", "/sitemap.xml", "/categoria/sillas-coche/feed.xml", "/quien-paga-esto"],
    ...[`/buscar/sugerencias?q=${WORD}`, "/admin/productos/exportar"],
  ];
});

/** Replaces each text within a list or object that is stored as JSON. */
function replaced(value: unknown, text: string): unknown {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) return value.map((each) => replaced(each, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      MACHINE.test(name) || name === "columnas" ? each : replaced(each, text),
    ]),
  );
}

function filled(before: unknown, text: string) {
  if (typeof before !== "string" || !/^[[{]/.test(before)) return text;
  try {
    return JSON.stringify(replaced(JSON.parse(before), text.slice(0, 20_000)));
  } catch {
    return text;
  }
}

/** @returns true if the table accepted the text, in the longest form that it takes */
function isWritten(update: (text: string) => unknown, make: (length: number) => string): boolean {
  return LENGTHS.some((length) => {
    try {
      update(make(length));
      return true;
    } catch {
      return false;
    }
  });
}

/** Fills each column of the rows that screens show, and of two more in each table. */
function fillColumns(make: (length: number) => string): string[] {
  const sql = site.sql();
  const columns = sql
    .prepare<[], { t: string; c: string; type: string; pk: number }>(
      `select m.name as t, p.name as c, lower(p.type) as type, p.pk as pk from sqlite_schema m, pragma_table_info(m.name) p
       where m.type = 'table' and m.sql not like 'create virtual%' order by 1, 2`,
    )
    .all()
    .filter(({ t }) => !APART.test(t));
  const written: string[] = [];
  for (const table of new Set(columns.map(({ t }) => t))) {
    const own = columns.filter(({ t }) => t === table);
    const key = own.filter(({ pk }) => pk > 0).map(({ c }) => c);
    const where = key.map((name) => `${name} = ?`).join(" and ");
    const rows = key.length > 0 ? sql.prepare<[], Row>(`select * from ${table}`).all() : [];
    const isNamed = ({ id, slug }: Row) =>
      [id, slug].some((name) => name && screens.some((screen) => screen.includes(`/${name}`)));
    const chosen = table === "ajustes" ? rows : [...rows.filter(isNamed), ...rows.slice(0, 2)];
    for (const { c } of own.filter(
      ({ c, type, pk }) => type === "text" && pk === 0 && !MACHINE.test(c),
    )) {
      const statement = sql.prepare(`update ${table} set ${c} = ? where ${where}`);
      // One row that has a value here, which tells if this column takes numbers or texts.
      const texts = rows.filter((row) => row[c] !== null).slice(0, 1);
      const taken = [...chosen, ...texts].filter((row, n) => {
        const keys = key.map((name) => row[name]);
        // Numbered, because some tables allow each name only once.
        const text = (length: number) => `${WORD} ${n}\n${make(length)}`.slice(0, length);
        return isWritten((each) => statement.run(filled(row[c], each), ...keys), text);
      });
      if (taken.length > 0) written.push(`${table}.${c}`);
      else if (chosen.length > 0)
        throw new Error(`${table}.${c} takes no text: name it in MACHINE`);
    }
  }
  sql.close();
  return written;
}

it.each(ENDLESS)(
  "a text of %s stops no screen, wherever it is kept",
  async (_, make) => {
    expect(fillColumns(make).length).toBeGreaterThan(40);
    const answers = new Map<string, number>();
    for (const screen of screens) answers.set(screen, (await admin.get(screen)).status);
    const typed = make(LENGTHS[0] ?? 0);
    for (const screen of ["/admin/consejos/nuevo", "/admin/productos/nuevo"]) {
      const fields = { intent: "vista-previa", contenido: typed, contenido_principal: typed };
      answers.set(`${screen}, preview`, (await admin.post(screen, fields)).status);
    }
    expect([...answers].filter(([, status]) => status >= 500)).toEqual([]);
    expect([...answers.values()].filter((status) => status === 200).length).toBeGreaterThan(70);
  },
  LIMIT,
);
