import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Settings, SettingsError, settings } from "~/runtime/env.server";
import { siteCommand } from "../../deploy/doctor/command.js";
import { type Database, database, type Trx } from "../client.server";
import { migrate } from "../migrator.server";
import { createBase } from "../postgres/base.server";
import { findServerProblems, refusedConnection, stateOf } from "../postgres/state.server";
import type { DatabaseState } from "../schema/migration-state";
import { explainTrouble } from "../trouble.server";
import { type During, type Fill, type Prepared, runNow, StartRefusedError } from "./start";

const REFUSALS: Partial<Record<DatabaseState, string>> = {
  empty: `Está vacía. Restaura una copia o, para un sitio nuevo: ${siteCommand("init")}`,
  foreign: "Lleva tablas de otro programa. El sitio necesita una base de datos para él solo.",
  newer: "La escribió una versión más nueva de este programa. Actualiza el programa.",
  disordered:
    "La puso al día otra versión, quizá una de pruebas: le falta un cambio anterior, o tiene uno que esta no conoce. No se ha tocado.",
};

const PROBE_MS = 1_000;

/** All hosts must sign, encrypt and link alike, so none may make up these settings by itself. */
const NEEDED = [
  "SESSION_SECRET",
  "MFA_KEY",
  "SMTP_URL",
  "SITE_ORIGIN",
] satisfies (keyof Settings)[];

/** @param fill writes a new site's content; without it, an empty database is refused */
export async function prepareOnPostgres<Filled>(
  fill?: Fill<Filled>,
  during: During = runNow,
  probe = async () => {},
): Promise<Prepared<Filled>> {
  const refused = await probe().then((): string[] => [], asRefused);
  const { state, problems, away } = await look(fill !== undefined);
  if (away && problems.length === 1) throw away;
  if (problems.length > 0) {
    refused.push(
      `El sitio no puede usar la base de datos de DATABASE_URL:\n  ${problems.join("\n  ")}`,
    );
  }
  if (refused.length > 0) throw new StartRefusedError(refused.join("\n"));
  mkdirSync(settings().DATA_DIR, { recursive: true, mode: 0o700 });
  if (state === "empty" && fill) return (await createSite(fill)) ?? prepareOnPostgres();
  return { migrated: state === "behind" ? await during(() => migrate(database())) : [] };
}

function asRefused(error: unknown): string[] {
  if (error instanceof SettingsError) return [error.message];
  throw error;
}

export async function look(mayFill = false) {
  const problems = findOwnProblems();
  try {
    const { read } = database();
    problems.push(...(await findServerProblems(read)));
    const state = await stateOf(read);
    const refusal = state === "empty" && mayFill ? undefined : REFUSALS[state];
    return { state, problems: refusal ? [...problems, refusal] : problems };
  } catch (error) {
    const refused = refusedConnection(error);
    problems.push(refused ?? explainTrouble(error) ?? String(error));
    return { state: undefined, problems, away: refused ? undefined : error };
  }
}

/** Stays true for a minute without the database, or a proxy would turn away from all hosts. */
export async function isFitOnPostgres(): Promise<boolean> {
  const silence = { state: undefined, problems: [], away: "silent" };
  const looked = await Promise.race([look(), wait(PROBE_MS, silence, { ref: false })]);
  if (looked.away) return database().contentVersion() !== "";
  return looked.state === "current" && looked.problems.length === 0;
}

function findOwnProblems(): string[] {
  const { DATA_DIR } = settings();
  const missing = NEEDED.filter((name) => settings()[name] === undefined);
  const { hostname, searchParams } = new URL(settings().DATABASE_URL ?? "");
  const isPlain =
    hostname !== "" &&
    !/^(localhost|127[.\d]+|\[::1\])$/.test(hostname) &&
    !searchParams.has("sslmode");
  const files = existsSync(DATA_DIR) ? readdirSync(DATA_DIR) : [];
  return [
    ...(isPlain
      ? [
          `DATABASE_URL: di sslmode, o lo que va y viene de ${hostname} no se cifra: verify-full, o disable dentro de tu propia red`,
        ]
      : []),
    ...missing.map(
      (name) => `${name}: falta; con DATABASE_URL hace falta, y la misma en cada servidor`,
    ),
    ...(files.includes("site.db")
      ? [
          `En ${DATA_DIR} hay un site.db, y con DATABASE_URL no se usaría. Para llevar ese sitio a PostgreSQL: quita DATABASE_URL, ${siteCommand("backup")}, ponla otra vez, ${siteCommand("restore ARCHIVO.tar")}. Si ya no lo quieres, llévate el archivo a otro lugar.`,
        ]
      : []),
  ];
}

/** Makes the whole site in one transaction, as a next start would take half of one for whole. */
function createSite<Filled>(fill: Fill<Filled>): Promise<Prepared<Filled> | undefined> {
  return database().write(async (trx) => {
    // Another host may have made the site meanwhile.
    if ((await stateOf(trx)) !== "empty") return undefined;
    await createBase(trx);
    return { migrated: [], filled: await fill(within(trx)) };
  });
}

const within = (trx: Trx): Database => ({
  read: trx,
  writer: trx,
  write: (unit) => unit(trx),
  writeSoon: (unit) => unit(trx),
  contentVersion: () => "",
  catchUp: async () => undefined,
  migrating: (run) => run(),
  isDamaged: () => false,
  close: async () => undefined,
});
