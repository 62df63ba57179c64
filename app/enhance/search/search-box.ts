export function startBuscar(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-buscar]")) {
    const input = form.querySelector("input");
    const box = form.closest("details");
    if (!input || !box) continue;
    // Disables the browser's error message: a text that is too short just does nothing.
    form.noValidate = true;
    box.addEventListener("toggle", () => {
      if (box.open) input.focus();
    });
    form.addEventListener("submit", (event) => {
      if (!input.checkValidity()) return event.preventDefault();
      // Cleared later, because the browser reads the form only after this event.
      setTimeout(() => {
        box.open = false;
        input.value = "";
      });
    });
  }
  document.addEventListener("focusin", ({ target }) => {
    if ("sugerencias" in (target as HTMLElement).dataset) import("./suggestions");
  });
}
