import { siteCommand } from "./command.js";
import { warning, well, wrong } from "./finding.js";

/** @typedef {import("./finding.js").Finding} Finding */

const COPY_LATE_MS = 36 * 3_600_000;
const COPY_OLD_MS = 7 * 24 * 3_600_000;

const agoFormat = new Intl.RelativeTimeFormat("es");
const HOUR_MS = 3_600_000;

/** @param {number} ms */
function ago(ms) {
  const hours = Math.round(ms / HOUR_MS);
  if (hours < 1) return "hace un momento";
  return hours < 48
    ? agoFormat.format(-hours, "hour")
    : agoFormat.format(-Math.round(hours / 24), "day");
}

/** The settings with example values in `deploy/mimbre.env`, which owners must replace. */
const OF_THE_EXAMPLE = ["SITE_ORIGIN", "MAIL_FROM", "MAIN_ADMIN_EMAIL", "CONTACT_EMAIL"];

/** @param {Readonly<Record<string, unknown>>} settings @returns {Finding} */
export function checkExamples(settings) {
  const left = OF_THE_EXAMPLE.filter((name) => /[@/.]ejemplo\.es$/i.test(String(settings[name])));
  if (left.length === 0) return well("ninguno es ya del ejemplo");
  return warning(`${left.join(", ")} sigue como en el ejemplo`, "pon lo tuyo en /etc/mimbre.env");
}

/** @param {number | string} status of /readyz, or the error's code @returns {Finding} */
export function checkService(status) {
  if (status === 200) return well("en marcha");
  if (status === "ECONNREFUSED") return warning("no está en marcha", "systemctl start mimbre");
  return wrong(`no puede servir (${status})`, "mira por qué: journalctl -u mimbre -n 50");
}

/**
 * @param {{ madeAt: string } | undefined} last
 * @param {number} keep the number of daily copies kept
 * @param {Date} now
 * @returns {Finding}
 */
export function checkCopies(last, keep, now) {
  const advice =
    keep > 0 ? `haz una: ${siteCommand("backup")}` : "quita BACKUP_KEEP=0 o haz tú las copias";
  if (!last) return warning("todavía no hay ninguna copia comprobada", advice);
  const age = now.getTime() - Date.parse(last.madeAt);
  const text = `la última comprobada se hizo ${ago(age)}`;
  if (age > COPY_OLD_MS) return wrong(text, advice);
  if (age > COPY_LATE_MS) return warning(text, advice);
  return well(`${text}; guarda otra fuera de este servidor`);
}

/**
 * @param {string | undefined} state of the database, if it can be read
 * @param {string} [refusal] the sentence with which the server would refuse to start
 * @returns {Finding}
 */
export function checkDatabase(state, refusal) {
  if (refusal) return wrong(refusal, "docs/problemas.md");
  if (state === "behind") {
    return warning(
      "la base de datos es de una versión anterior",
      "se pone al día al reiniciar el sitio",
    );
  }
  return well("la base de datos es de esta versión");
}

/**
 * @param {string} version
 * @param {string} stamp the hash of the sources that the build was made of
 * @param {string} [sources] the hash of the sources now; undefined without sources
 * @returns {Finding}
 */
export function checkBuild(version, stamp, sources) {
  if (sources === undefined) return well(`${version}, de un archivo ya construido`);
  if (stamp === sources) return well(version);
  return wrong(`${version} no es lo que dicen las fuentes`, "npm run build, y reinicia el sitio");
}

/**
 * @param {string} missing a sentence such as «faltan NIF y teléfono», or empty
 * @param {string} reason the owner's reason for opening the site all the same
 * @returns {Finding}
 */
export function checkOpening(missing, reason) {
  if (!missing) return well("los datos legales están completos");
  const text = reason ? `abierto, pero ${missing}` : `en preparación: ${missing}`;
  return wrong(text, "complétalos en Ajustes › Legal");
}

/** @param {boolean} hasFirst @returns {Finding} */
export function checkAdmin(hasFirst) {
  if (hasFirst) return well("hay uno principal");
  return warning("todavía no hay ninguno", siteCommand("admin create tu correo"));
}

/**
 * @param {number} foreign the number of passkeys of another domain
 * @param {string} domain the domain of this site
 * @returns {Finding}
 */
export function checkPasskeys(foreign, domain) {
  if (foreign === 0) return well(`todas las que hay son de ${domain}`);
  const some =
    foreign === 1
      ? "una es de otro dominio y no sirve"
      : `${foreign} son de otro dominio y no sirven`;
  return warning(some, `que cada persona quite la suya y añada otra en Mi Perfil, en ${domain}`);
}
