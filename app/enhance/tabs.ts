const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Until this runs, the style sheet already shows one section only (by `:target`), so the layout
 * does not shift.
 */
export function startPestanas(): void {
  for (const box of document.querySelectorAll("[data-pestanas]")) makeTabs(box);
}

function makeTabs(box: Element): void {
  const list = box.querySelector("ul");
  const tabs = [...(list?.querySelectorAll("a") ?? [])];
  const panels = tabs.map(({ hash }) => document.getElementById(hash.slice(1)));

  function choose(index: number): void {
    select(tabs, panels, index);
    history.replaceState(history.state, "", tabs[index]?.hash);
  }
  function followHash(): void {
    const target = document.getElementById(location.hash.slice(1));
    const index = panels.findIndex((panel) => target && panel?.contains(target));
    if (index < 0) return;
    select(tabs, panels, index);
    target?.scrollIntoView();
  }

  if (list) list.role = "tablist";
  for (const [index, tab] of tabs.entries()) {
    describe(tab, panels[index]);
    tab.addEventListener("click", (event) => {
      event.preventDefault();
      choose(index);
    });
    tab.addEventListener("keydown", (event) => {
      const next = STEPS[event.key]?.(index, tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      tabs[next]?.focus();
    });
    panels[index]?.addEventListener("beforematch", () => choose(index));
  }
  select(tabs, panels, 0);
  followHash();
  addEventListener("hashchange", followHash);
}

type Panel = HTMLElement | null | undefined;

function select(tabs: readonly HTMLAnchorElement[], panels: readonly Panel[], index: number): void {
  for (const [i, tab] of tabs.entries()) {
    tab.ariaSelected = String(i === index);
    tab.tabIndex = i === index ? 0 : -1;
    const panel = panels[i];
    if (!panel) continue;
    // «until-found» lets the browser's page search open a tab; the types lack that value.
    panel.hidden = (i !== index && "until-found") as boolean;
    panel.tabIndex = i === index ? 0 : -1;
  }
}

function describe(tab: HTMLAnchorElement, panel: Panel): void {
  if (!panel) return;
  tab.id = `${panel.id}-pestana`;
  tab.role = "tab";
  tab.setAttribute("aria-controls", panel.id);
  if (tab.parentElement) tab.parentElement.role = "presentation";
  panel.role = "tabpanel";
  panel.setAttribute("aria-labelledby", tab.id);
}
