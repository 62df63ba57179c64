import type { Usuario } from "./usuarios.server";

export const ACCIONES = {
  desinvitar: ["Retirar", "la invitación a"],
  principal: ["Hacer principal", "a"],
  colaborador: ["Hacer colaborador", "a"],
  redaccion: ["Pasar a redacción", "a"],
  retirar: ["Retirar permisos", "a"],
  "segundo-paso": ["Quitar 2FA", "a"],
  sesiones: ["Cerrar sesiones", "de"],
  eliminar: ["Eliminar", "a"],
} as const;

export type Accion = keyof typeof ACCIONES;

export const isAccion = (value: unknown): value is Accion => Object.hasOwn(ACCIONES, String(value));

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
