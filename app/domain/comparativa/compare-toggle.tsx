import { paths } from "~/paths";
import { useSite } from "~/site-data";
import { Icon } from "~/ui/icon";
import { toggleState } from "./toggle-state";

interface CompareToggleProps {
  producto: { id: string; slug: string; title: string };
  anchor?: string;
  className?: string;
}

export function CompareToggle({ producto, anchor, className = "" }: CompareToggleProps) {
  const { lista, here } = useSite();
  const isCompared = lista.includes(producto.id);
  const { intent, icon, label } = toggleState(isCompared);
  return (
    <form method="post" action={paths.comparar()} data-comparar className={className}>
      <input type="hidden" name="id" value={producto.id} />
      <input type="hidden" name="volver" value={anchor ? `${here}#${anchor}` : here} />
      <button
        type="submit"
        name="intent"
        value={intent}
        aria-pressed={isCompared}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-control bg-surface px-3 text-xs font-semibold not-aria-pressed:hover:border-brand not-aria-pressed:hover:bg-brand-tint aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
      >
        <Icon name={icon} className="size-4" />
        <span data-texto>{label}</span>
        <span className="sr-only"> {producto.title}</span>
      </button>
    </form>
  );
}
