import { Resolver } from "node:dns/promises";
import { codeOf, unknown, warning, well, wrong } from "./finding.js";

/** @typedef {import("./finding.js").Finding} Finding */

const PATIENCE_MS = 8_000;

/** @param {string} name */
const isLoopback = (name) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(name);

/** True if a name that always exists is found: without a network every look-up fails. */
export const hasDns = () =>
  new Resolver({ timeout: 3_000, tries: 2 }).resolveNs("com").then(
    () => true,
    () => false,
  );

/**
 * Asks the site for a text with its own address, by the same way as visitors.
 * @param {string | undefined} origin
 * @param {(address: string, init: RequestInit) => Promise<Response>} ask
 * @param {() => Promise<boolean>} isOnline
 * @returns {Promise<{ finding: Finding, date?: Date }>} `date`: the time of the answering server
 */
export async function checkOrigin(origin, ask = fetch, isOnline = hasDns) {
  if (!origin) {
    const advice =
      "ponla en /etc/mimbre.env y lee los ajustes antes de esta orden (docs/instalar.md)";
    return { finding: wrong("falta SITE_ORIGIN, la dirección del sitio", advice) };
  }
  const { protocol, hostname } = new URL(origin);
  if (/(^|\.)ejemplo\.es$/.test(hostname)) {
    return { finding: wrong(`${origin} es la del ejemplo`, "pon la tuya en SITE_ORIGIN") };
  }
  if (protocol === "http:" && !isLoopback(hostname)) {
    return {
      finding: wrong(`${origin} no va cifrada`, "pon https y un servidor delante, como Caddy"),
    };
  }
  try {
    const init = /** @type {const} */ ({
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = await ask(`${origin}/robots.txt`, init);
    const text = await answer.text();
    const date = answer.headers.get("Date");
    return { finding: judge(origin, answer, text), date: date ? new Date(date) : undefined };
  } catch (error) {
    const code = codeOf(error instanceof Error ? error.cause : error);
    const isUnsure = code === "ENOTFOUND" && !(await isOnline());
    return { finding: explainSilence(origin, isUnsure ? "sin red" : code) };
  }
}

/** @param {string} origin @param {Response} answer @param {string} text @returns {Finding} */
function judge(origin, { status, headers }, text) {
  if (status === 200 && text.includes(`${origin}/sitemap.xml`)) return well(`${origin} contesta`);
  if (status === 421)
    return wrong(`${origin} llega sin su nombre`, "el proxy tiene que pasar el Host que recibe");
  if (status >= 500) {
    return wrong(
      `${origin} contesta ${status}`,
      "arranca el sitio: systemctl start mimbre; journalctl -u mimbre",
    );
  }
  const place = headers.get("Location");
  return wrong(
    place ? `${origin} lleva a ${place}` : `en ${origin} contesta otro programa (${status})`,
    "SITE_ORIGIN tiene que ser, letra por letra, lo que muestra el navegador",
  );
}

/** @param {string} origin @param {string} code @returns {Finding} */
function explainSilence(origin, code) {
  if (code === "ENOTFOUND") {
    return wrong(
      `${origin} no existe en el DNS`,
      "crea los registros A y AAAA con la dirección del servidor",
    );
  }
  if (code === "ECONNREFUSED") {
    return wrong(
      `nadie contesta en ${origin}`,
      "arranca Caddy y abre los puertos 80 y 443 del cortafuegos",
    );
  }
  if (/CERT|SIGNED|ALTNAME|VERIFY|TLS|SSL/.test(code)) {
    return wrong(
      `el certificado de ${origin} no vale (${code})`,
      "mira por qué en journalctl -u caddy",
    );
  }
  return unknown(
    `${origin} no contesta desde aquí (${code || "sin respuesta"})`,
    "ábrela en un teléfono sin wifi",
  );
}

const UPLOAD_BYTES = 12 * 1024 * 1024;
const UPLOAD_PATIENCE_MS = 60_000;
const ROOM_IN_FRONT =
  "dale 14 MB: en nginx, «client_max_body_size 14m;» (docs/instalar.md, paso 6)";

/**
 * Sends as much as the largest picture by the same way as visitors. The site refuses it at once,
 * because nobody is signed in.
 * @param {string} origin
 * @param {(address: string, init: RequestInit) => Promise<Response>} ask
 * @returns {Promise<Finding>}
 */
export async function checkUploads(origin, ask = fetch) {
  const body = new FormData();
  body.set("archivo", new Blob([new Uint8Array(UPLOAD_BYTES)]), "doctor.jpg");
  try {
    const { status } = await ask(`${origin}/admin/imagenes`, {
      method: "POST",
      body,
      headers: { Origin: origin },
      redirect: "manual",
      signal: AbortSignal.timeout(UPLOAD_PATIENCE_MS),
    });
    if (status === 302) return well("una foto de 12 MB llega al sitio");
    if (status === 413) {
      return wrong("el servidor de delante no deja pasar una foto de 12 MB (413)", ROOM_IN_FRONT);
    }
    return unknown(`una foto de 12 MB contesta ${status}`);
  } catch (error) {
    const code = codeOf(error instanceof Error ? error.cause : error);
    return unknown(`una foto de 12 MB no llega (${code || "sin respuesta"})`, ROOM_IN_FRONT);
  }
}

/** @param {string | undefined} origin @param {number} hops @returns {Finding} */
export function checkProxy(origin, hops) {
  const isBehind = origin?.startsWith("https:") ?? false;
  if (isBehind && hops === 0) {
    return wrong(
      "TRUSTED_PROXY_HOPS es 0 y https lo pone un servidor de delante: todas las visitas parecen una",
      "con Caddy delante, TRUSTED_PROXY_HOPS=1",
    );
  }
  if (!isBehind && hops > 0) {
    return warning(
      `TRUSTED_PROXY_HOPS es ${hops} sin https`,
      "si no hay ningún servidor delante, pon 0",
    );
  }
  if (hops > 1) {
    return warning(
      `TRUSTED_PROXY_HOPS es ${hops}`,
      `solo si de verdad hay ${hops} servidores tuyos, uno tras otro`,
    );
  }
  return well(`TRUSTED_PROXY_HOPS es ${hops}`);
}
