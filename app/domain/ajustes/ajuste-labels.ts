import type { AjusteKey } from "./ajuste";

export const AJUSTE_LABELS: Readonly<Record<AjusteKey, string>> = {
  nombre: "Nombre del sitio",
  titular: "Titular",
  nif: "NIF",
  direccion: "Domicilio",
  registro: "Datos registrales",
  email: "Correo de contacto",
  telefono: "Teléfono",
  horario: "Horario de atención",
  redes: "Redes sociales",
  tag: "Etiqueta de afiliado",
  precio_horas: "Horas que se muestra un precio",
  mfa_obligatoria: "Exigir verificación en dos pasos a todas las personas",
};
