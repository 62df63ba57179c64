import { done, failed } from "~/http/results/flash-message";
import { PLAZOS } from "~base/plazos";

const FOR_DAYS = `desde la papelera durante ${PLAZOS.papelera} días.`;

/** @param naming titles of waiting changes whose text shows the product */
export function goesToBin(nombre: string, naming: readonly string[] = []): string {
  const shown = naming.map((titulo) => `«${titulo}»`).join(", ");
  const named = shown && ` Está en los cambios sin publicar de ${shown}.`;
  return `Se quitará «${nombre}» del sitio.${named} Podrás recuperarlo ${FOR_DAYS}`;
}

export const severalGoToBin = (cuantos: string) =>
  `Se quitarán ${cuantos} del sitio. Podrás recuperarlos ${FOR_DAYS}`;

const notRestored = (text: string) => failed("No se ha podido recuperar", text);

export const papeleraMensajes = {
  "papelera.recuperado": done("Recuperado", "Vuelve a estar donde estaba."),
  "papelera.ocupado": notRestored(
    "Ya existe otro elemento con el mismo identificador o la misma dirección.",
  ),
  "papelera.no-esta": notRestored("Ya no está en la papelera."),
  "papelera.danado": notRestored("Lo que se guardó está dañado o ya no encaja en el sitio."),
  "papelera.fallo": notRestored("Inténtalo de nuevo dentro de un momento."),
} as const;

export type PapeleraMensaje = keyof typeof papeleraMensajes;
