export function startCopiar(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-copiar]")) {
    const href = new URL(button.dataset.copiar ?? "", location.href).href;
    button.classList.remove("invisible");
    button.addEventListener("click", async () => {
      let said = "Enlace copiado";
      try {
        await navigator.clipboard.writeText(href);
      } catch {
        said = "No se ha podido copiar: selecciona el enlace";
      }
      button.textContent = said;
    });
  }
}
