import type { Usuario } from "./usuarios.server";

const ACCIONES = [
  "desinvitar",
  "retirar",
  "principal",
  "colaborador",
  "redaccion",
  "segundo-paso",
  "sesiones",
  "eliminar",
] as const;

export type Accion = (typeof ACCIONES)[number];

export const isAccion = (value: unknown): value is Accion =>
  ACCIONES.some((each) => each === value);

export const USUARIO_MISSING = "La cuenta ya no existe";
export const USUARIO_CHANGED = "La cuenta ha cambiado entretanto: mira cómo está ahora";
export const LAST_MAIN_ADMIN =
  "Es la única cuenta de administrador principal: nombra antes a otra persona";

/** Only decides which actions are offered; the SQL statements enforce the rules. */
export function accionesFor(usuario: Usuario): Accion[] {
  const { adminType, isVerified, mfaEnabled, openSessions, invitedAt } = usuario;
  const acciones: Accion[] = [];
  if (invitedAt) acciones.push("desinvitar");
  if (adminType === "contributor" && isVerified) acciones.push("principal", "redaccion");
  if (adminType === "writer") acciones.push("colaborador");
  if (adminType) acciones.push("retirar");
  if (mfaEnabled) acciones.push("segundo-paso");
  if (openSessions > 0) acciones.push("sesiones");
  if (!invitedAt || isVerified) acciones.push("eliminar");
  return acciones;
}
