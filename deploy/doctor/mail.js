import { siteCommand } from "./command.js";
import { codeOf, unknown, warning, well, wrong } from "./finding.js";

/**
 * @typedef {import("./finding.js").Finding} Finding
 * @typedef {object} Dns
 * @property {(name: string) => Promise<{ exchange: string }[]>} resolveMx
 * @property {(name: string) => Promise<string[][]>} resolveTxt
 */

const NO_DNS = "el DNS no contesta";
/** Usual names of a mail service's key; DNS cannot list all names of a domain. */
const SELECTORS =
  "default dkim mail s1 s2 k1 k2 selector1 selector2 google brevo mandrill smtp key1".split(" ");

const REFUSED = "no acepta el mensaje";

/** @type {Readonly<Record<string, [text: string, advice: string]>>} */
const SMTP_TROUBLES = {
  EAUTH: ["no acepta el usuario o la clave", "revisa SMTP_URL; # es %23, / es %2F, & es %26"],
  ETLS: ["no sabe cifrar", "usa smtps:// y el puerto 465, o lee requireTLS en docs/ajustes.md"],
  EDNS: ["no existe", "revisa el nombre del servidor en SMTP_URL"],
  ECONNECTION: [
    "no contesta",
    "revisa el nombre y el puerto: muchos proveedores cierran el 25 y el 465",
  ],
  ESOCKET: [
    "no contesta",
    "revisa el nombre y el puerto: muchos proveedores cierran el 25 y el 465",
  ],
  ETIMEDOUT: [
    "no contesta a tiempo",
    "muchos proveedores cierran el 25 y el 465: prueba con el 587",
  ],
  EENVELOPE: [REFUSED, "pregunta a tu servicio si deja enviar desde esa dirección (MAIL_FROM)"],
  EMESSAGE: [REFUSED, "pregunta a tu servicio si deja enviar desde esa dirección (MAIL_FROM)"],
};

/**
 * @param {string | undefined} url
 * @param {unknown} error as nodemailer throws it
 * @returns {Finding}
 */
export function explainSmtp(url, error) {
  const code = codeOf(error);
  const [text, advice] = SMTP_TROUBLES[code] ?? [`falla (${code || error})`, "revisa SMTP_URL"];
  return wrong(`${url ? new URL(url).host : "El correo"} ${text}`, advice);
}

/**
 * @param {string | undefined} url
 * @param {(url: string) => Promise<unknown>} verify signs in and sends nothing
 * @returns {Promise<Finding>}
 */
export async function checkSmtp(url, verify) {
  if (!url) {
    return warning(
      "no hay SMTP_URL: los correos quedan en la carpeta mail y no salen",
      "pon tu servidor de correo",
    );
  }
  try {
    await verify(url);
    return well(`${new URL(url).host} contesta y nos deja entrar`);
  } catch (error) {
    return explainSmtp(url, error);
  }
}

/**
 * Asks a question of DNS: none if the name has no such record, undefined without any answer.
 * @template T
 * @param {Promise<T[]>} question
 * @returns {Promise<T[] | undefined>}
 */
async function ask(question) {
  try {
    return await question;
  } catch (error) {
    return /^(ENOTFOUND|ENODATA)$/.test(codeOf(error)) ? [] : undefined;
  }
}

/** @param {Dns} dns @param {string} name */
const askTexts = async (dns, name) =>
  (await ask(dns.resolveTxt(name)))?.map((parts) => parts.join(""));

/** @param {string} domain @param {Dns} dns @returns {Promise<Finding>} */
export async function checkMx(domain, dns) {
  const found = await ask(dns.resolveMx(domain));
  if (!found) return unknown(NO_DNS);
  if (found.some(({ exchange }) => exchange)) return well(`${domain} recibe correo`);
  return warning(
    `${domain} no recibe correo (sin MX)`,
    "pon en MAIL_FROM una dirección en la que alguien lea",
  );
}

/** @param {string} domain @param {Dns} dns @returns {Promise<Finding>} */
export async function checkSpf(domain, dns) {
  const texts = await askTexts(dns, domain);
  if (!texts) return unknown(NO_DNS);
  const [spf, ...others] = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  const advice = `en ${domain}, un solo TXT «v=spf1 include:… -all» con lo que diga tu servidor de correo`;
  if (!spf) return wrong(`${domain} no tiene SPF: muchos correos no llegarán`, advice);
  if (others.length > 0)
    return wrong(`${domain} tiene ${others.length + 1} SPF, y así no vale ninguno`, advice);
  const [, sign] = /\s([-~?+]?)all\s*$/i.exec(spf) ?? [];
  if (sign === "" || sign === "+") {
    return wrong(`el SPF de ${domain} deja enviar a cualquiera`, advice);
  }
  if (/^v=spf1 -all$/i.test(spf.trim()))
    return wrong(`el SPF de ${domain} no deja enviar a nadie`, advice);
  return well(spf);
}

/**
 * @param {string} domain
 * @param {Dns} dns
 * @param {string} [selector] the name under which the owner's mail service keeps its key
 * @returns {Promise<Finding>}
 */
export async function checkDkim(domain, dns, selector) {
  const names = selector ? [selector] : SELECTORS;
  const asked = await Promise.all(
    names.map(async (name) => ({
      name,
      texts: await askTexts(dns, `${name}._domainkey.${domain}`),
    })),
  );
  const key = asked.find(({ texts }) => texts?.some((text) => /\bp=[A-Za-z0-9+/]/.test(text)));
  if (key) return well(`clave ${key.name}._domainkey.${domain}`);
  if (asked.some(({ texts }) => !texts)) return unknown(NO_DNS);
  if (!selector) {
    return unknown(
      "cada servicio la guarda con un nombre suyo",
      `dilo: ${siteCommand("doctor --dkim NOMBRE")}`,
    );
  }
  return wrong(
    `no hay clave en ${selector}._domainkey.${domain}`,
    "crea el registro que te da tu servidor de correo",
  );
}

/**
 * Looks for the DMARC record of a domain; without one, that of the domain above counts.
 * @param {string} domain
 * @param {Dns} dns
 * @returns {Promise<Finding>}
 */
export async function checkDmarc(domain, dns) {
  const labels = domain.split(".");
  const above = labels.slice(0, -1).map((_, n) => labels.slice(n).join("."));
  for (const name of above) {
    const texts = await askTexts(dns, `_dmarc.${name}`);
    if (!texts) return unknown(NO_DNS);
    const dmarc = texts.find((text) => /^v=DMARC1\b/i.test(text));
    if (dmarc) return well(dmarc);
  }
  return warning(
    `${domain} no tiene DMARC`,
    `TXT en _dmarc.${domain}: «v=DMARC1; p=none; rua=mailto:tu correo»`,
  );
}
