import { PLAZOS } from "~/domain/ajustes/plazos";

/** Beside the question whether to delete: the thing is gone for good, a copy of it is not. */
export const COPY_KEPT = `Durante ${PLAZOS.papelera}\u00a0días quedará una copia en la papelera, por si hiciera falta.`;

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
  "papelera.danado": {
    tone: "error",
    title: "No se ha podido recuperar",
    text: "La copia que se guardó está dañada.",
  },
  "papelera.fallo": {
    tone: "error",
    title: "No se ha podido recuperar",
    text: "Inténtalo de nuevo dentro de un momento.",
  },
} as const;

export type PapeleraMensaje = keyof typeof papeleraMensajes;
