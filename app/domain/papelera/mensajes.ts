/** What an admin is told after bringing something back; keys travel in the flash cookie. */
export const papeleraMensajes = {
  "papelera.recuperado": {
    tone: "success",
    title: "Recuperado",
    text: "Vuelve a estar donde estaba.",
  },
  "papelera.ocupado": {
    tone: "error",
    title: "No se ha podido recuperar",
    text: "Ya existe otro elemento con el mismo identificador.",
  },
  "papelera.no-esta": {
    tone: "error",
    title: "No se ha podido recuperar",
    text: "Ya no está en la papelera.",
  },
  "papelera.fallo": {
    tone: "error",
    title: "No se ha podido recuperar",
    text: "Inténtalo de nuevo dentro de un momento.",
  },
} as const;

export type PapeleraMensaje = keyof typeof papeleraMensajes;
