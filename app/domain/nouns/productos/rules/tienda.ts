export const TIENDA_URL_INVALID =
  "La dirección de la tienda no es válida: pega una que empiece por https://, sin espacios ni contraseñas";

export function isTiendaUrl(text: string): boolean {
  if (/\s/.test(text) || !text.startsWith("https://") || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return !username && !password && hostname.includes(".");
}
