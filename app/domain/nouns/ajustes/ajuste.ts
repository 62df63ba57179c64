import { done } from "~/http/results/flash-message";
import { type AjusteKey, CAMPOS } from "./secciones/secciones";
import { TITULAR_KEYS } from "./titular";

export type { AjusteKey } from "./secciones/secciones";

export const AJUSTE_KEYS = Object.keys(CAMPOS) as AjusteKey[];

/** An intruder would change these: saving asks for a recent proof and mails the main admins. */
const PROTECTED: readonly AjusteKey[] = [
  ...TITULAR_KEYS,
  "registro",
  "tag",
  "tags",
  "verificacion",
  "mfa_obligatoria",
];

export const isProtected = (key: AjusteKey) => PROTECTED.includes(key);

const PAGINAS = ["sobre", "faq", "orden_texto"] as const;
const LEGALES = ["aviso_texto", "privacidad_texto", "cookies_texto"] as const;
export const TEXTOS_CON_MARCAS = [...PAGINAS, ...LEGALES] satisfies readonly AjusteKey[];

export const hasMarcas = (key: string) => TEXTOS_CON_MARCAS.some((each) => each === key);

export type AjustesGuardados = Record<AjusteKey, string>;

export const ON = "1";

export type Enlace = Record<"href" | "label", string>;

/** Reads lines «Texto | dirección» and skips other lines. */
export function parseEnlaces(text: string): Enlace[] {
  return fullLines(text).flatMap((line) => {
    const [label = "", href = "", ...more] = line.split("|").map((part) => part.trim());
    return label && more.length === 0 && isPlace(href) ? [{ label, href }] : [];
  });
}

export const fullLines = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** Refuses two slashes, which lead to another host. */
const isPlace = (href: string) => /^\/(?![/\\])[^\s\\]*$/.test(href) || isHttps(href);

export const isHttps = (text: string) =>
  /^https:\/\/[^\s"'<>\\]+$/i.test(text) && URL.canParse(text);

const TAG = /^([a-z0-9-]{1,120})\s*\|\s*([a-z0-9-]{1,40})$/i;

/** Reads lines «slug | etiqueta» and skips other lines. */
export const parseTags = (text: string) =>
  fullLines(text).flatMap((line): [slug: string, tag: string][] => {
    const [, slug, tag] = TAG.exec(line.trim()) ?? [];
    return slug && tag ? [[slug.toLowerCase(), tag]] : [];
  });

/** Gives the host of an address, or of a bare host, without «www.». */
export function hostOf(text: string): string | undefined {
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const host = URL.canParse(whole) ? new URL(whole).hostname.replace(/^www\./, "") : "";
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host) && /[a-z]/.test(host) ? host : undefined;
}

/** Lists the hosts of affiliate networks: links to them or to a subdomain pay the site. */
export const parseNetworks = (text: string) =>
  fullLines(text).flatMap((line) => hostOf(line.trim()) ?? []);

const SOCIAL: readonly (readonly [host: string, name: string])[] = [
  ["instagram.com", "Instagram"],
  ["facebook.com", "Facebook"],
  ["pinterest.", "Pinterest"],
  ["youtube.com", "YouTube"],
  ["tiktok.com", "TikTok"],
  ["threads.", "Threads"],
  ["bsky.app", "Bluesky"],
  ["x.com", "X"],
  ["linkedin.com", "LinkedIn"],
  ["t.me", "Telegram"],
  ["whatsapp.com", "WhatsApp"],
];

export function parseRedes(text: string): Enlace[] {
  return fullLines(text)
    .map((line) => line.trim())
    .filter(isHttps)
    .map((href) => ({ href, label: nameOf(new URL(href).hostname) }));
}

function nameOf(hostname: string): string {
  const host = hostname.replace(/^(www|m|es)\./, "");
  const known = SOCIAL.find(([part]) => host === part || host.startsWith(part));
  return known?.[1] ?? host;
}

export const ajustesMensajes = {
  "ajustes.guardados": done("Ajustes guardados", "Ya se ven en todas las páginas."),
} as const;
