/** Shows the buttons beside links that are there to be handed on; each says itself how it went. */
export function startCopiar(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-copiar]")) {
    const href = new URL(button.dataset.copiar ?? "", location.href).href;
    button.classList.remove("invisible");
    button.addEventListener("click", async () => {
      button.textContent = await navigator.clipboard.writeText(href).then(
        () => "Enlace copiado",
        () => "No se ha podido copiar: selecciona el enlace",
      );
    });
  }
}
