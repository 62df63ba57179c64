import { TITULAR_KEYS } from "./titular";

export const AJUSTE_LABELS = {
  nombre: "Nombre del sitio",
  titular: "Titular",
  nif: "NIF",
  direccion: "Domicilio",
  registro: "Datos registrales",
  email: "Correo de contacto",
  telefono: "Teléfono",
  horario: "Horario de atención",
  redes: "Redes sociales",
  tag: "Etiqueta de afiliado",
  precio_horas: "Horas que se muestra un precio",
  mfa_obligatoria: "Exigir verificación en dos pasos a todas las personas",
};

export type AjusteKey = keyof typeof AJUSTE_LABELS;

export const AJUSTE_KEYS = Object.keys(AJUSTE_LABELS) as AjusteKey[];

export const NOMBRE_MAX_LENGTH = 40;
export const NIF_MAX_LENGTH = 20;

/** An intruder would change these: they ask for a recent proof, and main admins are mailed. */
const PROTECTED: readonly AjusteKey[] = [...TITULAR_KEYS, "registro", "tag", "mfa_obligatoria"];

export const isProtected = (key: AjusteKey) => PROTECTED.includes(key);

export type AjustesGuardados = Record<AjusteKey, string>;

export const AJUSTE_VARIABLES = {
  email: "CONTACT_EMAIL",
  tag: "AMAZON_TAG",
  precio_horas: "PRICE_MAX_AGE_H",
} as const satisfies Partial<Record<AjusteKey, string>>;

export const ON = "1";

interface RedSocial {
  href: string;
  label: string;
}

export const HORARIO = "Lunes a viernes, 9:00–18:00";

const NETWORKS: readonly (readonly [host: string, name: string])[] = [
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

export function parseRedes(text: string): RedSocial[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => URL.canParse(line))
    .map((href) => ({ href, label: nameOf(new URL(href).hostname) }));
}

function nameOf(hostname: string): string {
  const host = hostname.replace(/^(www|m|es)\./, "");
  const known = NETWORKS.find(([part]) => host === part || host.startsWith(part));
  return known?.[1] ?? host;
}
