const LOST =
  "El sitio no contesta, no hay conexión o el envío es demasiado grande, y no sabemos si se ha guardado. Vuelve a intentarlo dentro de un momento.";
const TOO_LARGE_IN_FRONT =
  "No se ha guardado: el servidor que está delante del sitio no deja pasar envíos tan grandes (413). Quien lo lleva puede ampliarlo, como dice docs/problemas.md.";

/** Takes the reason from our error page; a proxy's page does not know what was sent. */
export function whyUnsent(status: number, page: string): string {
  if (status === 0) return LOST;
  const document = new DOMParser().parseFromString(page, "text/html");
  const told = document.querySelectorAll("main > h1, main > h1 + p");
  if (page.includes("Referencia") && told.length > 0) {
    return [...told].map(({ textContent }) => textContent).join(". ");
  }
  if (status === 413) return TOO_LARGE_IN_FRONT;
  return `En lugar del sitio ha contestado otro servidor que está delante (${status}), y no sabemos si se ha guardado. Vuelve a intentarlo dentro de un momento.`;
}
