import "~/runtime/made-for";
import { SettingsError, settings } from "~/runtime/env.server";
import { codeOf } from "~/runtime/error-code";
import { VERSION } from "~/runtime/version.server";
import { SOFTWARE } from "~/site/marca";
import { NoSuchCopyError } from "~db/backup/find-copy.server";
import { BackupError } from "~db/backup/manifest";
import { closeDatabase, database } from "~db/client.server";
import { OccupiedError, prepareDatabase, StartRefusedError } from "~db/site/site.server";
import { explainTrouble } from "~db/trouble.server";
import { demoInWords } from "~features/escritorio/pendiente";
import { recordSuceso, VIA_ORDEN } from "~record/historial/historial.server";
import { siteCommand } from "../../deploy/doctor/command.js";
import { ADMIN_USAGE, adminCommand } from "./admin";
import * as backup from "./backup";
import { checkTextsCommand } from "./check-texts";
import { DOCTOR_USAGE, doctorCommand } from "./doctor";
import { healthcheckCommand } from "./healthcheck";
import { IMPORT_USAGE, importCommand } from "./import";
import { MEDIA_USAGE, mediaCommand } from "./media";
import { fillNewSite } from "./seed/baseline.server";
import { EXIT_USAGE, type Exit, print, printError, readArgs, UsageError } from "./terminal";

/** EX_CONFIG, the exit code of the server too. */
const EXIT_CONFIG = 78;

process.umask(0o077);

const USAGE = `Uso: ${siteCommand("<orden>")}

  init [--sin-categorias]           crea un sitio nuevo y vacío en DATA_DIR
  migrate                           pone la base de datos al día (antes hace una copia)
  seed --demo                       carga el catálogo de demostración
  seed --remove-demo                lo quita
  seed --products N --consejos M    añade muchos datos inventados, para medir
  import ARCHIVO.csv                importa productos (más en: import --ayuda)
  backup [--without-secrets]        copia el sitio entero en un archivo, sin pararlo
  send-backup                       lleva la última copia al almacén de fuera
  verify-backup COPIA               comprueba una copia, de aquí o de s3://…
  restore COPIA                     pone una copia en el lugar del sitio, que debe estar parado
  media push|pull|check             lleva, trae y compara las imágenes de MEDIA_URL
  admin create CORREO               crea un administrador principal
  admin reset-2fa CORREO            quita su verificación en dos pasos
  admin sign-out CORREO             cierra todas sus sesiones
  check-texts                       busca letras perdidas (\uFFFD o NUL) en todos los textos
  doctor [--dkim NOMBRE]            comprueba si todo está bien, y dice qué hacer
  healthcheck                       pregunta al sitio en marcha si puede servir
  version                           dice qué programa es
  help [orden]                      explica una orden`;

const HELP = new Set(["help", "ayuda", "--ayuda", "--help", "-h"]);

const OWN_USAGE = new Map([
  ["import", IMPORT_USAGE],
  ["admin", ADMIN_USAGE],
  ["doctor", DOCTOR_USAGE],
  ["media", MEDIA_USAGE],
  ...["backup", "send-backup", "verify-backup", "restore"].map(
    (name) => [name, backup.BACKUP_USAGE] as const,
  ),
]);

const commands: Record<string, (args: string[]) => Promise<Exit>> = {
  init,
  migrate: alone(migrate),
  seed,
  admin: adminCommand,
  import: importCommand,
  backup: backup.backupCommand,
  "send-backup": alone(backup.sendCommand),
  "verify-backup": backup.verifyCommand,
  restore: backup.restoreCommand,
  media: mediaCommand,
  "check-texts": alone(checkTextsCommand),
  doctor: doctorCommand,
  healthcheck: alone(healthcheckCommand),
  version: alone(async () => void print(`${SOFTWARE} ${VERSION}`)),
};

function alone(command: () => Promise<Exit>) {
  return async (args: string[]): Promise<Exit> => {
    if (args.length > 0) throw new UsageError(`Esta orden no admite «${args[0]}»\n\n${USAGE}`);
    return command();
  };
}

async function init(args: string[]): Promise<Exit> {
  const options = { "sin-categorias": { type: "boolean" } } as const;
  const { values } = readArgs({ args, options }, USAGE);
  const withCategorias = !values["sin-categorias"];
  const { filled } = await prepareDatabase((site) => fillNewSite(site, { withCategorias }));
  print(
    filled
      ? `Sitio nuevo en ${settings().DATA_DIR}`
      : `Ya hay un sitio en ${settings().DATA_DIR}; no se ha tocado`,
  );
  return filled ? 0 : 1;
}

async function migrate(): Promise<undefined> {
  const { migrated } = await prepareDatabase();
  print(migrated.length > 0 ? `Migraciones hechas: ${migrated.join(", ")}` : "Ya estaba al día");
}

async function seed(args: string[]): Promise<undefined> {
  const { values } = readArgs({ args, options: SEED_OPTIONS }, USAGE);
  const productos = toCount(values.products);
  const consejos = toCount(values.consejos);
  if (!values.demo && !values["remove-demo"] && productos + consejos === 0) {
    throw new UsageError(`Di qué datos\n\n${USAGE}`);
  }
  if (values.demo && values["remove-demo"]) {
    throw new UsageError("--demo y --remove-demo no van juntos");
  }
  await prepareDatabase();
  if (values.demo || values["remove-demo"]) {
    const { removeDemo, seedDemo } = await import("./seed/demo.server");
    const done = values.demo
      ? await seedDemo(database(), { isOrdered: true })
      : await removeDemo(database());
    print(`${values.demo ? "Cargados" : "Quitados"}: ${demoInWords(done)}`);
  }
  if (productos + consejos > 0) {
    const { generate } = await import("./seed/generate.server");
    const details = { productos, consejos, ...VIA_ORDEN };
    await database().write((trx) => recordSuceso(trx, { action: "demo.generado", details }));
    await generate(database(), { productos, consejos });
    print(`Generados: ${demoInWords({ productos, consejos })}`);
  }
}

const SEED_OPTIONS = {
  demo: { type: "boolean" },
  "remove-demo": { type: "boolean" },
  products: { type: "string" },
  consejos: { type: "string" },
} as const;

function toCount(value: string | undefined): number {
  if (value === undefined) return 0;
  if (!/^\d{1,7}$/.test(value)) throw new UsageError(`«${value}» no es un número de filas`);
  return Number(value);
}

const FOR_PEOPLE = [UsageError, SettingsError, StartRefusedError, OccupiedError, BackupError];

async function run(words: string[]): Promise<Exit> {
  const [name = "", ...args] = words;
  if (words.some((word) => HELP.has(word))) {
    const topic = words.find((word) => !HELP.has(word)) ?? "";
    return void print(OWN_USAGE.get(topic) ?? USAGE);
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(name ? `No existe la orden «${name}»\n\n${USAGE}` : USAGE);
    return await command(args);
  } catch (error) {
    if (error instanceof Error && FOR_PEOPLE.some((kind) => error instanceof kind)) {
      printError(error.message);
      const isUsage = error instanceof UsageError || error instanceof NoSuchCopyError;
      return isUsage ? EXIT_USAGE : EXIT_CONFIG;
    }
    const trouble = explainTrouble(error);
    // Other errors are faults of the program and show their stack.
    if (!trouble) throw error;
    printError(trouble);
    return 1;
  } finally {
    await closeDatabase();
  }
}

// A reader such as `head` may close the pipe early, which must not stop the command.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error) => {
    if (codeOf(error) !== "EPIPE") throw error;
  });
}
process.exitCode = await run(process.argv.slice(2));
