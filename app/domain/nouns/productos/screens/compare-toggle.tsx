import type { ReactNode } from "react";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { cardsPath, toggleState } from "./toggle-state";

/** One form for all toggles of a list, because 24 forms would be a tenth of the page. */
export function CompararForm({ inCards, children }: { inCards?: boolean; children: ReactNode }) {
  const { here } = useSite();
  return (
    <form method="post" action={paths.comparar()} data-comparar="">
      <input type="hidden" name="volver" value={inCards ? cardsPath(here) : here} />
      {children}
    </form>
  );
}

export function CompareToggle({ producto }: { producto: { id: string; title: string } }) {
  const isCompared = useSite().lista.includes(producto.id);
  const { value, label } = toggleState(isCompared, producto.id);
  return (
    <button type="submit" name="intent" value={value} aria-pressed={isCompared} className="toggle">
      {label}
      <span className="sr-only"> {producto.title}</span>
    </button>
  );
}
