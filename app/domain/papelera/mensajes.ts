import { PLAZOS } from "~/domain/ajustes/plazos";

const FOR_DAYS = `desde la papelera durante ${PLAZOS.papelera} días.`;

export const goesToBin = (nombre: string) =>
  `Se quitará «${nombre}» del sitio. Podrás recuperarlo ${FOR_DAYS}`;

export const severalGoToBin = (cuantos: string) =>
  `Se quitarán ${cuantos} del sitio. Podrás recuperarlos ${FOR_DAYS}`;

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
