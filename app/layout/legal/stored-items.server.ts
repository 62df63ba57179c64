import {
  CODES_COOKIE,
  CODES_MAX_AGE_S,
  DEVICE_COOKIE,
  DEVICE_MAX_AGE_S,
  PENDING_COOKIE,
  PENDING_MAX_AGE_S,
  SESSION_COOKIE,
  SESSION_MAX_AGE_S,
  SIGN_UP_COOKIE,
  SIGN_UP_MAX_AGE_S,
} from "~/auth/session/cookies.server";
import { COMPARE_COOKIE, COMPARE_MAX_AGE_S, COMPARE_STORAGE_KEY } from "~/domain/comparativa/lista";
import { SESSION_IDLE_S } from "~/domain/profiles/live-sessions.server";
import { hostCookieName } from "~/http/cookies/cookies.server";
import { FLASH_COOKIE, FLASH_MAX_AGE_S } from "~/http/cookies/flash.server";
import {
  LIGHT_COOKIE,
  LIGHT_MAX_AGE_S,
  SIDEBAR_COOKIE,
  SIDEBAR_MAX_AGE_S,
} from "~/http/cookies/preferences.server";
import { BROWSER_COOKIE, BROWSER_MAX_AGE_S } from "~/http/forms/form-proof.server";
import { formatDuration } from "./duration";

export interface StoredItem {
  name: string;
  kind: "Cookie" | "Almacenamiento local";
  purpose: string;
  duration: string;
}

const cookie = (name: string, purpose: string, duration: string): StoredItem => ({
  name,
  kind: "Cookie",
  purpose,
  duration,
});

const hostCookie = (name: string, purpose: string, duration: string) =>
  cookie(hostCookieName(name), purpose, duration);

const atMost = (seconds: number) => `${formatDuration(seconds)} como máximo`;

export const visitorsItems = () => [
  cookie(
    COMPARE_COOKIE,
    "Recuerda qué productos has pedido comparar. Solo guarda sus identificadores.",
    formatDuration(COMPARE_MAX_AGE_S),
  ),
  {
    name: COMPARE_STORAGE_KEY,
    kind: "Almacenamiento local" as const,
    purpose: "Copia de esa misma lista, para recuperarla si la cookie caduca.",
    duration: "Hasta que vacíes la comparación o borres los datos del sitio",
  },
  hostCookie(
    FLASH_COOKIE,
    "Lleva a la página siguiente el aviso de que una acción ha salido bien o mal.",
    `${atMost(FLASH_MAX_AGE_S)}; se borra al mostrarlo`,
  ),
  hostCookie(
    LIGHT_COOKIE,
    "Recuerda si has elegido el modo ligero o el completo.",
    formatDuration(LIGHT_MAX_AGE_S),
  ),
];

export const adminItems = () => [
  hostCookie(
    SESSION_COOKIE,
    "Mantiene abierta la sesión de quien administra el sitio.",
    `${formatDuration(SESSION_IDLE_S)} sin actividad y ${atMost(SESSION_MAX_AGE_S)}`,
  ),
  hostCookie(
    PENDING_COOKIE,
    "Recuerda que falta el segundo paso de un inicio de sesión.",
    `${atMost(PENDING_MAX_AGE_S)}; se borra al terminar`,
  ),
  hostCookie(
    SIGN_UP_COOKIE,
    "Reconoce el navegador del registro cuando se abre el enlace del correo.",
    `${atMost(SIGN_UP_MAX_AGE_S)}; se borra al verificar`,
  ),
  hostCookie(
    CODES_COOKIE,
    "Lleva cifrados los códigos de recuperación nuevos hasta que se guardan.",
    `${atMost(CODES_MAX_AGE_S)}; se borra al confirmarlo`,
  ),
  hostCookie(
    DEVICE_COOKIE,
    "Reconoce un navegador que ya inició sesión, para frenar accesos ajenos.",
    formatDuration(DEVICE_MAX_AGE_S),
  ),
  hostCookie(
    BROWSER_COOKIE,
    "Comprueba que los formularios de acceso y del panel se envían desde este navegador.",
    formatDuration(BROWSER_MAX_AGE_S),
  ),
  hostCookie(
    SIDEBAR_COOKIE,
    "Recuerda si el menú lateral del panel está plegado.",
    formatDuration(SIDEBAR_MAX_AGE_S),
  ),
];
