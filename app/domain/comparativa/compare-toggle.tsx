import { paths } from "~/paths";
import { useSite } from "~/site-data";
import { Icon } from "~/ui/icon";

interface CompareToggleProps {
  producto: { id: string; slug: string; title: string };
  /** Element to come back to on this page. */
  anchor?: string;
  className?: string;
}

/** Adds the product to the visitor's comparison or takes it out; a plain form, script adds comfort. */
export function CompareToggle({ producto, anchor, className = "" }: CompareToggleProps) {
  const { lista, here } = useSite();
  const isCompared = lista.includes(producto.id);
  return (
    <form method="post" action={paths.comparar()} data-comparar className={className}>
      <input type="hidden" name="id" value={producto.id} />
      <input type="hidden" name="volver" value={anchor ? `${here}#${anchor}` : here} />
      <button
        type="submit"
        name="intent"
        value={isCompared ? "quitar" : "anadir"}
        aria-pressed={isCompared}
        className={`inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-xs font-semibold ${
          isCompared
            ? "border-brand bg-brand text-on-brand"
            : "border-control bg-surface text-ink hover:border-brand hover:bg-brand-tint"
        }`}
      >
        <Icon name={isCompared ? "comparado" : "comparar"} className="size-4" />
        <span data-texto>{isCompared ? "Comparando" : "Comparar"}</span>
        <span className="sr-only"> {producto.title}</span>
      </button>
    </form>
  );
}
