const MIN_LENGTH = 2;

export function startBuscar(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-buscar]")) {
    const input = form.querySelector("input");
    const box = form.closest("details");
    if (!input || !box) continue;
    // The browser's own check would speak up; too short a text does nothing.
    form.noValidate = true;
    box.addEventListener("toggle", () => {
      if (box.open) input.focus();
    });
    form.addEventListener("submit", (event) => {
      if ([...input.value.trim()].length < MIN_LENGTH) return event.preventDefault();
      // The browser reads the form after this event.
      setTimeout(() => {
        box.open = false;
        input.value = "";
      });
    });
  }
}
