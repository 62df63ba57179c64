import * as cookies from "~/auth/session/cookies.server";
import {
  FLASH_COOKIE,
  type HostCookie,
  hostCookieName,
  LIGHT_COOKIE,
  SIDEBAR_COOKIE,
} from "~/http/cookies/cookies.server";
import { BROWSER_COOKIE } from "~/http/forms/form-proof.server";
import { MEDIDAS_COOKIE } from "~features/casa/casa.server";
import * as comparativa from "~features/comparativa/lista";
import { MARCADAS_COOKIE, MARCADAS_MAX_AGE_S } from "~features/lista-recien-nacido/marcadas";
import { SESSION_IDLE_S } from "~nouns/profiles/live-sessions.server";
import { formatDuration } from "./duration";

const cookie = (name: string, purpose: string, duration: string) => ({
  name,
  kind: "Cookie" as const,
  purpose,
  duration,
});

const atMost = (seconds: number) => `${formatDuration(seconds)} como máximo`;

/** @param end tells in words what deletes the cookie before its time is over */
const hostCookie = ({ name, maxAge }: HostCookie, purpose: string, end?: string) =>
  cookie(hostCookieName(name), purpose, end ? `${atMost(maxAge)}; ${end}` : formatDuration(maxAge));

export const visitorsItems = () => [
  cookie(
    comparativa.COMPARE_COOKIE,
    "Recuerda qué productos has pedido comparar. Solo guarda sus identificadores.",
    formatDuration(comparativa.COMPARE_MAX_AGE_S),
  ),
  {
    name: comparativa.COMPARE_STORAGE_KEY,
    kind: "Almacenamiento local" as const,
    purpose: "Copia de esa misma lista, para recuperarla si la cookie caduca.",
    duration: "Hasta que vacíes la comparación o borres los datos del sitio",
  },
  cookie(
    MARCADAS_COOKIE,
    "Recuerda qué cosas de la lista para el recién nacido has marcado. Solo se envía a esa página.",
    formatDuration(MARCADAS_MAX_AGE_S),
  ),
  hostCookie(
    FLASH_COOKIE,
    "Lleva a la página siguiente el aviso de que una acción ha salido bien o mal.",
    "se borra al mostrarlo",
  ),
  hostCookie(
    MEDIDAS_COOKIE,
    "Recuerda las medidas de tu casa, si lo has pedido, para escribirlas por ti en «Cabe en tu casa».",
    "se borra con «Olvidar mis medidas»",
  ),
  hostCookie(LIGHT_COOKIE, "Recuerda si has elegido el modo ligero o el completo."),
];

export type StoredItem = ReturnType<typeof visitorsItems>[number];

export const adminItems = () => [
  cookie(
    hostCookieName(cookies.SESSION_COOKIE.name),
    "Mantiene abierta la sesión de quien administra el sitio.",
    `${formatDuration(SESSION_IDLE_S)} sin actividad y ${atMost(cookies.SESSION_COOKIE.maxAge)}`,
  ),
  hostCookie(
    cookies.PENDING_COOKIE,
    "Recuerda que falta el segundo paso de un inicio de sesión.",
    "se borra al terminar",
  ),
  hostCookie(
    cookies.SIGN_UP_COOKIE,
    "Reconoce el navegador del registro cuando se abre el enlace del correo.",
    "se borra al verificar",
  ),
  hostCookie(
    cookies.CODES_COOKIE,
    "Lleva cifrados los códigos de recuperación nuevos hasta que se guardan.",
    "se borra al confirmarlo",
  ),
  hostCookie(
    cookies.DEVICE_COOKIE,
    "Reconoce un navegador que ya inició sesión, para frenar accesos ajenos.",
  ),
  hostCookie(
    BROWSER_COOKIE,
    "Comprueba que los formularios de acceso y del panel se envían desde este navegador.",
  ),
  hostCookie(SIDEBAR_COOKIE, "Recuerda si el menú lateral del panel está plegado."),
];
