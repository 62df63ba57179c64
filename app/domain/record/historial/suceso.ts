import { formatNumber } from "~/ui/text/format-number";

const LABELS = {
  "sesion.iniciada": "Inició sesión",
  "sesion.rechazada": "Intento de acceso fallido",
  "sesion.confirmada": "Confirmó su identidad",
  "sesion.cerrada": "Cerró una sesión",
  "sesiones.cerradas": "Cerró las sesiones",
  "codigo.rechazado": "Código de verificación erróneo",
  "codigo.recuperacion-usado": "Usó un código de recuperación",
  "codigos.renovados": "Generó códigos de recuperación",
  "contrasena.cambiada": "Cambió la contraseña",
  "factor.anadido": "Activó la verificación en dos pasos",
  "factor.quitado": "Quitó una aplicación de autenticación",
  "llave.anadida": "Añadió una llave de acceso",
  "llave.quitada": "Quitó una llave de acceso",
  "factores.quitados": "Quitó la verificación en dos pasos",
  "cuenta.creada": "Creó su cuenta",
  "cuenta.eliminada": "Eliminó la cuenta",
  "correo.verificado": "Verificó su correo",
  "correo.pedido": "Pidió cambiar su correo",
  "correo.cambiado": "Cambió su correo",
  "administrador.creado": "Creó un administrador principal",
  "administrador.invitado": "Invitó a administrar el sitio",
  "administrador.aceptado": "Aceptó la invitación a administrar",
  "administrador.desinvitado": "Retiró una invitación",
  "administrador.principal": "Nombró administrador principal",
  "administrador.colaborador": "Nombró administrador colaborador",
  "administrador.redaccion": "Dejó solo permisos de redacción",
  "administrador.retirado": "Retiró los permisos",
  "solicitud.aprobada": "Aprobó una solicitud",
  "solicitud.rechazada": "Rechazó una solicitud",
  "copia.hecha": "Hizo una copia de seguridad",
  "copia.descargada": "Descargó una copia de seguridad",
  "copia.eliminada": "Eliminó una copia de seguridad",
  "copia.almacen": "Cambió adónde van las copias de seguridad",
  "ajustes.cambiados": "Cambió los ajustes",
  "ajustes.avisados": "Avisó por correo de los cambios",
  "ajustes.correo-probado": "Envió un correo de prueba",
  "redireccion.anadida": "Añadió una dirección antigua",
  "redireccion.quitada": "Quitó una dirección antigua",
  "sinonimos.cambiados": "Cambió los sinónimos de la búsqueda",
  "mensaje.leido": "Marcó un mensaje como leído",
  "mensaje.sin-leer": "Marcó un mensaje como no leído",
  "mensaje.eliminado": "Eliminó un mensaje",
  "producto.creado": "Creó un producto",
  "producto.editado": "Editó un producto",
  "producto.eliminado": "Eliminó un producto",
  "producto.publicado": "Se publicó un producto programado",
  "producto.no-publicado": "No se pudo publicar un producto programado",
  "producto.destacado": "Destacó un producto",
  "producto.no-destacado": "Quitó un producto de los destacados",
  "producto.ordenado": "Movió un producto destacado",
  "producto.precio-comprobado": "Comprobó el precio de un producto",
  "producto.evidencia": "Cambió la evidencia o la venta de un producto",
  "producto.giro-oculto": "Ocultó un cambio de un producto",
  "producto.giro-visible": "Volvió a mostrar un cambio de un producto",
  "consejo.creado": "Creó un artículo",
  "consejo.editado": "Editó un artículo",
  "consejo.publicado": "Se publicó un artículo programado",
  "consejo.no-publicado": "No se pudo publicar un artículo programado",
  "consejo.eliminado": "Eliminó un artículo",
  "pagina.creado": "Creó una página",
  "pagina.editado": "Editó una página",
  "pagina.publicado": "Se publicó una página programada",
  "pagina.no-publicado": "No se pudo publicar una página programada",
  "pagina.eliminado": "Eliminó una página",
  "autor.creado": "Creó un autor",
  "autor.editado": "Editó un autor",
  "autor.eliminado": "Eliminó un autor",
  "cambios.guardados": "Guardó cambios para más tarde",
  "cambios.publicados": "Publicó los cambios pendientes",
  "cambios.no-publicados": "No se pudieron publicar unos cambios programados",
  "cambios.descartados": "Descartó los cambios pendientes",
  "enlace.creado": "Compartió un borrador con un enlace",
  "enlace.retirado": "Retiró el enlace de un borrador",
  "revision.pedida": "Pidió la revisión de un borrador",
  "revision.devuelta": "Devolvió un borrador",
  "revision.publicada": "Se publicó un borrador que esperaba revisión",
  "observacion.hecha": "Atendió una observación sobre un borrador",
  "imagen.subida": "Subió una imagen",
  "imagen.editada": "Editó una imagen",
  "imagen.eliminada": "Eliminó una imagen",
  "importacion.subida": "Subió un archivo para importar",
  "importacion.iniciada": "Inició una importación",
  "importacion.detenida": "Detuvo una importación",
  "importacion.reanudada": "Reanudó una importación",
  "importacion.descartada": "Descartó una importación",
  "importacion.deshecha": "Deshizo una importación",
  "categoria.creada": "Creó una categoría",
  "categoria.editada": "Editó una categoría",
  "categoria.eliminada": "Eliminó una categoría",
  "categoria.ordenada": "Movió una categoría",
  "categoria.ficha": "Cambió la ficha de una categoría",
  "relacion.creada": "Relacionó productos",
  "relacion.eliminada": "Quitó una relación",
  "relacion.ordenada": "Cambió el orden de las relaciones",
  "producto.recuperado": "Recuperó un producto de la papelera",
  "consejo.recuperado": "Recuperó un artículo de la papelera",
  "pagina.recuperado": "Recuperó una página de la papelera",
  "categoria.recuperado": "Recuperó una categoría de la papelera",
  "demo.cargado": "Cargó el catálogo de demostración",
  "demo.generado": "Añadió datos inventados",
  "demo.retirado": "Retiró el catálogo de demostración",
} as const;

export type SucesoAction = keyof typeof LABELS;

const isKnown = (action: string): action is SucesoAction => Object.hasOwn(LABELS, action);

export const actionLabel = (action: string): string => (isKnown(action) ? LABELS[action] : action);

type NounOf<Action> = Action extends `${infer Noun}.${string}` ? Noun : never;

const KINDS: Readonly<Record<string, readonly NounOf<SucesoAction>[]>> = {
  accesos: ["sesion", "sesiones", "codigo", "codigos", "contrasena", "factor", "factores", "llave"],
  cuentas: ["cuenta", "correo", "administrador", "solicitud"],
  sitio: ["ajustes", "copia", "mensaje", "demo", "redireccion"],
};

export const ACTION_KINDS = [
  { value: "accesos", label: "Accesos y contraseñas" },
  { value: "cuentas", label: "Cuentas y permisos" },
  { value: "contenido", label: "Contenido" },
  { value: "sitio", label: "Ajustes, mensajes y sitio" },
];

export function nounsOf(kind: string): { only?: string[]; except?: string[] } | undefined {
  if (kind === "contenido") return { except: Object.values(KINDS).flat() };
  const only = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return only && { only: [...only] };
}

const NAMES = new Map([
  ["titulo", "título"],
  ["metodo", "método"],
  ["via", "vía"],
]);
const TIPOS = new Map<unknown, string>([
  ["totp", "aplicación de autenticación"],
  ["recovery", "código de recuperación"],
  ["passkey", "llave de acceso"],
]);

export function detailsText(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([, value]) => ["string", "number", "boolean"].includes(typeof value))
    .map(([key, value]) => `${NAMES.get(key) ?? key}: ${valueText(key, value)}`)
    .join(" · ");
}

function valueText(key: string, value: unknown): string {
  if (typeof value === "number") return formatNumber(value);
  return (key === "tipo" && TIPOS.get(value)) || String(value).replaceAll("\n", " · ");
}
