import { clearHostCookie, readHostCookie, writeHostCookie } from "~/http/cookies/cookies.server";
import { leerCasa } from "./leer";
import { TODAS } from "./preguntas";

export const MEDIDAS_COOKIE = { name: "medidas", maxAge: 365 * 24 * 60 * 60 };

export function recordadasDe(request: Request): URLSearchParams | undefined {
  const cookie = readHostCookie(request, MEDIDAS_COOKIE);
  return cookie ? new URLSearchParams(cookie) : undefined;
}

/** @param address of the page whose measures are to be remembered */
export function recordar(address: string): string {
  const { elegidos } = leerCasa(new URL(address, "http://aqui").searchParams, TODAS);
  return writeHostCookie(MEDIDAS_COOKIE, new URLSearchParams(elegidos).toString());
}

export const olvidar = () => clearHostCookie(MEDIDAS_COOKIE);
