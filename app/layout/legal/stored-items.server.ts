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
} from "~/auth/cookies.server";
import { COMPARE_COOKIE, COMPARE_MAX_AGE_S, COMPARE_STORAGE_KEY } from "~/domain/comparativa/lista";
import { SESSION_IDLE_S } from "~/domain/profiles/live-sessions.server";
import { hostCookieName } from "~/http/cookies.server";
import { FLASH_COOKIE, FLASH_MAX_AGE_S } from "~/http/flash.server";
import { BROWSER_COOKIE, BROWSER_MAX_AGE_S } from "~/http/form-proof.server";
import {
  LIGHT_COOKIE,
  LIGHT_MAX_AGE_S,
  SIDEBAR_COOKIE,
  SIDEBAR_MAX_AGE_S,
} from "~/http/preferences.server";
import { formatDuration } from "./duration";

export interface StoredItem {
  name: string;
  kind: "Cookie" | "Almacenamiento local";
  owner: string;
  audience: "Visitantes" | "Administración";
  purpose: string;
  duration: string;
}

/** Everything that this site keeps in a browser. @param owner the name of the site */
export function storedItems(owner: string): StoredItem[] {
  return [...forVisitors(), ...forAdmins()].map((item) => ({ ...item, owner }));
}

type OwnItem = Omit<StoredItem, "owner">;

function forVisitors(): OwnItem[] {
  const audience = "Visitantes";
  return [
    {
      name: COMPARE_COOKIE,
      kind: "Cookie",
      audience,
      purpose: "Recuerda qué productos has pedido comparar. Solo guarda sus identificadores.",
      duration: formatDuration(COMPARE_MAX_AGE_S),
    },
    {
      name: COMPARE_STORAGE_KEY,
      kind: "Almacenamiento local",
      audience,
      purpose: "Copia de esa misma lista, para recuperarla si la cookie caduca.",
      duration: "Hasta que vacíes la comparación o borres los datos del sitio",
    },
    {
      name: hostCookieName(FLASH_COOKIE),
      kind: "Cookie",
      audience,
      purpose: "Lleva a la página siguiente el aviso de que una acción ha salido bien o mal.",
      duration: `${formatDuration(FLASH_MAX_AGE_S)} como máximo; se borra al mostrarlo`,
    },
    {
      name: hostCookieName(LIGHT_COOKIE),
      kind: "Cookie",
      audience,
      purpose: "Recuerda si has elegido el modo ligero o el completo.",
      duration: formatDuration(LIGHT_MAX_AGE_S),
    },
  ];
}

function forAdmins(): OwnItem[] {
  const audience = "Administración";
  return [
    {
      name: hostCookieName(SESSION_COOKIE),
      kind: "Cookie",
      audience,
      purpose: "Mantiene abierta la sesión de quien administra el sitio.",
      duration: `${formatDuration(SESSION_IDLE_S)} sin actividad y ${formatDuration(SESSION_MAX_AGE_S)} como máximo`,
    },
    {
      name: hostCookieName(PENDING_COOKIE),
      kind: "Cookie",
      audience,
      purpose: "Recuerda que falta el segundo paso de un inicio de sesión.",
      duration: `${formatDuration(PENDING_MAX_AGE_S)} como máximo; se borra al terminar`,
    },
    {
      name: hostCookieName(SIGN_UP_COOKIE),
      kind: "Cookie",
      audience,
      purpose: "Reconoce el navegador del registro cuando se abre el enlace del correo.",
      duration: `${formatDuration(SIGN_UP_MAX_AGE_S)} como máximo; se borra al verificar`,
    },
    {
      name: hostCookieName(CODES_COOKIE),
      kind: "Cookie",
      audience,
      purpose: "Lleva cifrados los códigos de recuperación nuevos hasta que se guardan.",
      duration: `${formatDuration(CODES_MAX_AGE_S)} como máximo; se borra al confirmarlo`,
    },
    {
      name: hostCookieName(DEVICE_COOKIE),
      kind: "Cookie",
      audience,
      purpose: "Reconoce un navegador que ya inició sesión, para frenar accesos ajenos.",
      duration: formatDuration(DEVICE_MAX_AGE_S),
    },
    {
      name: hostCookieName(BROWSER_COOKIE),
      kind: "Cookie",
      audience,
      purpose:
        "Comprueba que los formularios de acceso y del panel se envían desde este navegador.",
      duration: formatDuration(BROWSER_MAX_AGE_S),
    },
    {
      name: hostCookieName(SIDEBAR_COOKIE),
      kind: "Cookie",
      audience,
      purpose: "Recuerda si el menú lateral del panel está plegado.",
      duration: formatDuration(SIDEBAR_MAX_AGE_S),
    },
  ];
}
