import { Resolver } from "node:dns/promises";
import { existsSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { countForeignPasskeys, passkeyDomain } from "~/auth/second-factor/passkeys.server";
import { isLoopback } from "~/http/requests/loopback";
import { senderAddress } from "~/mail/addresses.server";
import { verifySmtp } from "~/mail/transport.server";
import { projectRoot, SettingsError, settings } from "~/runtime/env.server";
import { VERSION } from "~/runtime/version.server";
import { lastVerifiedBackup } from "~db/backup/last-verified.server";
import { databaseFile } from "~db/client.server";
import { probeBucket } from "~db/media/probe.server";
import { isFaultyPackage, lookAtSite } from "~db/site/site.server";
import { findApertura } from "~nouns/ajustes/ajustes.server";
import { sayMissing } from "~nouns/ajustes/titular";
import { hasFirstAdmin } from "~nouns/profiles/profiles.server";
import * as address from "../../deploy/doctor/address.js";
import { hasSources, siteCommand } from "../../deploy/doctor/command.js";
import { type Finding, unknown, well, wrong } from "../../deploy/doctor/finding.js";
import * as machine from "../../deploy/doctor/machine.js";
import * as mail from "../../deploy/doctor/mail.js";
import { report } from "../../deploy/doctor/report.js";
import * as site from "../../deploy/doctor/site.js";
import { statusOfSite } from "./healthcheck";
import { hashSources } from "./source-hash.js";
import { readArgs } from "./terminal";

export const DOCTOR_USAGE = `Uso: ${siteCommand("doctor [--dkim NOMBRE]")}

  Comprueba la máquina, el sitio y su correo, y dice qué hacer; acaba con el código 1 si algo está mal.

  --dkim   el nombre (selector) con que tu servidor de correo guarda su clave DKIM`;

const SETTINGS_FILE = "/etc/mimbre.env";

type Findings = AsyncGenerator<readonly [name: string, finding: Finding]>;

export async function doctorCommand(args: string[]): Promise<number> {
  const { values } = readArgs({ args, options: { dkim: { type: "string" } } }, DOCTOR_USAGE);
  return report(lookAtAll(values.dkim));
}

async function* lookAtAll(selector?: string): Findings {
  try {
    settings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return yield ["Ajustes", wrong(error.message, "corrígelos y repite (docs/ajustes.md)")];
  }
  const { DATA_DIR, SITE_ORIGIN, MEDIA_URL, TRUSTED_PROXY_HOPS, BACKUP_KEEP } = settings();
  const isSource = hasSources();
  const copy = lastVerifiedBackup();
  yield ["Ajustes", site.checkExamples(settings())];
  yield ["Node", machine.checkNode(process.versions.node, isFaultyPackage())];
  yield ["Memoria", machine.checkMemory(machine.ownMemory(), isSource)];
  const sources = isSource ? await hashSources(projectRoot()) : undefined;
  yield ["Versión", site.checkBuild(VERSION, machine.readText("build/stamp"), sources)];
  if (existsSync(DATA_DIR)) {
    const { bavail, bsize } = await statfs(DATA_DIR);
    yield ["Disco", machine.checkDisk(bavail * bsize, copy?.bytes)];
    yield ["Permisos", machine.checkPermissions(DATA_DIR, SETTINGS_FILE, process.getuid?.() ?? 0)];
  }
  const { state, problems } = await lookAtSite();
  for (const each of problems.length > 0 ? problems : [""])
    yield ["Datos", site.checkDatabase(state, each)];
  if (state === "current") {
    yield ["Administrador", site.checkAdmin(await hasFirstAdmin())];
    const { missing, reason } = await findApertura();
    yield ["Llaves de acceso", site.checkPasskeys(await countForeignPasskeys(), passkeyDomain())];
    yield ["Apertura", site.checkOpening(missing.length > 0 ? sayMissing(missing) : "", reason)];
  }
  if (MEDIA_URL) yield ["Imágenes", await lookAtBucket()];
  yield ["Copias", site.checkCopies(copy, BACKUP_KEEP, new Date())];
  yield* machine.lookForLitestream();
  yield ["Servicio", site.checkService(await statusOfSite())];
  const { finding, date } = await address.checkOrigin(SITE_ORIGIN);
  yield ["Dirección", finding];
  if (finding.level === "bien") yield ["Subidas", await address.checkUploads(SITE_ORIGIN ?? "")];
  yield ["Reloj", machine.checkClock(new Date(), storedTimes(), date)];
  yield ["Proxy", address.checkProxy(SITE_ORIGIN, TRUSTED_PROXY_HOPS)];
  yield* lookAtMail(selector);
}

async function lookAtBucket(): Promise<Finding> {
  try {
    await probeBucket();
    return well("el almacén de MEDIA_URL guarda, lista, lee y borra");
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return wrong(error.message, "corrige MEDIA_URL y repite (docs/ajustes.md)");
  }
}

/** If the clock is behind these dates, it is wrong: the files were written earlier. */
function storedTimes(): Date[] {
  const files = [databaseFile(), `${databaseFile()}-wal`, path.resolve("build/stamp")];
  return files.flatMap((file) => statSync(file, { throwIfNoEntry: false })?.mtime ?? []);
}

async function* lookAtMail(selector?: string): Findings {
  const { SMTP_URL } = settings();
  yield ["Correo", await mail.checkSmtp(SMTP_URL, verifySmtp)];
  const [, domain = ""] = senderAddress().split("@");
  if (!SMTP_URL || isLoopback(domain)) return;
  if (!(await address.hasDns())) return yield ["DNS", unknown("no contesta desde aquí")];
  const dns = new Resolver({ timeout: 3_000, tries: 2 });
  yield ["MX", await mail.checkMx(domain, dns)];
  yield ["SPF", await mail.checkSpf(domain, dns)];
  yield ["DKIM", await mail.checkDkim(domain, dns, selector)];
  yield ["DMARC", await mail.checkDmarc(domain, dns)];
}
