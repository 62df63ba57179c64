import { clearHostCookie, readHostCookie, writeHostCookie } from "~/http/cookies/cookies.server";
import { leerCampo } from "./leer";
import { TODAS } from "./preguntas";

export const MEDIDAS_COOKIE = { name: "medidas", maxAge: 365 * 24 * 60 * 60 };

export function recordadasDe(request: Request): URLSearchParams | undefined {
  const cookie = readHostCookie(request, MEDIDAS_COOKIE);
  return cookie ? new URLSearchParams(cookie) : undefined;
}

/** @param address of the page whose measures are to be remembered, with those of before */
export function recordar(request: Request, address: string): string {
  const query = new URL(address, "http://aqui").searchParams;
  const before = recordadasDe(request);
  const campos = TODAS.map((name) => leerCampo(name, query.get(name) ?? before?.get(name) ?? ""));
  const pairs = campos.filter(({ elegido }) => elegido).map(({ name, elegido }) => [name, elegido]);
  return writeHostCookie(MEDIDAS_COOKIE, new URLSearchParams(pairs).toString());
}

export const olvidar = () => clearHostCookie(MEDIDAS_COOKIE);
