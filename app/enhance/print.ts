export function startImprimir(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-imprimir]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
}
