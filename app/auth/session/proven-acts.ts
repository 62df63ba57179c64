/** The acts that need a recent proof, in the words of the page that asks for it. */
export const ACTOS = {
  contrasena: "cambiar tu contraseña",
  correo: "cambiar tu correo",
  llave: "añadir una llave de acceso",
  desactivar: "quitar una aplicación o una llave de acceso",
  codigos: "generar códigos de recuperación nuevos",
  "segundo-paso": "configurar la verificación en dos pasos",
  "cerrar-sesion": "cerrar una sesión",
  "cerrar-otras": "cerrar las demás sesiones",
  "eliminar-cuenta": "eliminar tu cuenta",
  usuario: "cambiar la cuenta de otra persona",
  invitar: "invitar a alguien",
  aprobar: "aprobar una solicitud",
  "descargar-copia": "descargar una copia",
  "eliminar-copia": "eliminar una copia",
  almacen: "cambiar adónde van las copias",
} as const;

export type Acto = keyof typeof ACTOS;

export const actoIn = ({ searchParams }: URL) =>
  (Object.keys(ACTOS) as Acto[]).find((acto) => acto === searchParams.get("acto"));
