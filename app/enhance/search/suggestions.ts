/** Loaded when a search field gets the focus; the list follows ARIA's combobox pattern. */

const MIN_LENGTH = 2;
const PAUSE_MS = 120;

type Suggestion = [name: string, href: string];

for (const input of document.querySelectorAll<HTMLInputElement>("[data-sugerencias]")) {
  const list = document.createElement("ul");
  const status = document.createElement("p");
  let shown: Suggestion[] = [];
  let chosen = -1;
  let asked = "";

  list.id = `${input.id}-lista`;
  list.role = "listbox";
  list.ariaLabel = "Sugerencias";
  list.className = "sugerencias";
  input.role = "combobox";
  input.ariaAutoComplete = "list";
  input.setAttribute("aria-controls", list.id);
  if (input.form) input.form.style.position = "relative";
  status.role = "status";
  status.className = "sr-only";
  input.after(list, status);

  const choose = (n: number) => {
    chosen = n;
    [...list.children].forEach((option, place) => {
      option.ariaSelected = `${place === n}`;
    });
    list.children[n]?.scrollIntoView({ block: "nearest" });
    if (n < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `${list.id}-${n}`);
  };
  const show = (found: Suggestion[]) => {
    shown = found;
    list.replaceChildren(
      ...found.map(([name, href], n) => {
        const option = document.createElement("li");
        option.id = `${list.id}-${n}`;
        option.role = "option";
        option.textContent = name;
        // Otherwise the field would lose its focus, and the list close before the click arrives.
        option.onpointerdown = (event) => event.preventDefault();
        option.onclick = () => location.assign(href);
        return option;
      }),
    );
    list.hidden = found.length === 0;
    status.textContent = found.length ? `Sugerencias: ${found.length}` : "";
    input.ariaExpanded = `${found.length > 0}`;
    choose(-1);
  };
  const ask = async () => {
    const q = input.value.trim().toLowerCase();
    if (q === asked) return;
    asked = q;
    if ([...q].length < MIN_LENGTH) return show([]);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    if (q !== asked) return;
    const found: Suggestion[] = await fetch(`/buscar/sugerencias?${new URLSearchParams({ q })}`)
      .then((answer) => (answer.ok ? answer.json() : []))
      .catch(() => []);
    if (q === asked && document.activeElement === input) show(found);
  };

  const hide = () => {
    asked = "";
    show([]);
  };
  show([]);
  input.addEventListener("input", () => {
    choose(-1);
    ask();
  });
  input.addEventListener("focusout", hide);
  input.addEventListener("keydown", (event) => {
    const { key } = event;
    const count = shown.length;
    if (event.isComposing) return;
    // Drops an answer that is still on its way, so that it does not open the list again.
    if (key === "Escape" || key === "ArrowDown") asked = "";
    if (/^(Arrow(Left|Right)|Home|End)$/.test(key)) return choose(-1);
    if (count === 0) {
      if (key === "ArrowDown") ask();
      return;
    }
    if (key === "ArrowDown") choose(chosen + 1 < count ? chosen + 1 : -1);
    else if (key === "ArrowUp") choose(chosen < 0 ? count - 1 : chosen - 1);
    else if (key === "Escape") {
      hide();
      // Keeps the surrounding search box open, which Escape would close too.
      event.stopPropagation();
    } else if (key === "Enter" && chosen >= 0) location.assign(shown[chosen]?.[1] ?? "");
    else return;
    event.preventDefault();
  });
  // The visitor may have typed before this module was loaded.
  if (document.activeElement === input && input.value !== input.defaultValue) ask();
}

export {};
