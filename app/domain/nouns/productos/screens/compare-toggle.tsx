import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { Icon } from "~/ui/picture/icon";
import { cardsPath, toggleState } from "./toggle-state";

interface CompareToggleProps {
  producto: { id: string; slug: string; title: string };
  /** Its answer leads back to the card. */
  inCard?: boolean;
}

export function CompareToggle({ producto, inCard }: CompareToggleProps) {
  const { lista, here } = useSite();
  const isCompared = lista.includes(producto.id);
  const { intent, icon, label } = toggleState(isCompared);
  return (
    <form method="post" action={paths.comparar()} data-comparar="" className="toggle">
      <input type="hidden" name="id" value={producto.id} />
      <input type="hidden" name="volver" value={inCard ? cardsPath(here) : here} />
      <button type="submit" name="intent" value={intent} aria-pressed={isCompared}>
        <Icon name={icon} />
        <span>{label}</span>
        <span className="sr-only"> {producto.title}</span>
      </button>
    </form>
  );
}
