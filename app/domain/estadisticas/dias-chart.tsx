import { formatLong, formatShort } from "~/domain/fechas";
import { formatNumber } from "~/ui/text/format-number";

type Cifra = readonly [dia: string, value: number];

/** The same figures stand in a table on the page. */
export function DiasChart({ title, cifras }: { title: string; cifras: Cifra[] }) {
  const most = Math.max(...cifras.map(([, value]) => value));
  return (
    <figure className="panel min-w-0 p-5">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <strong>{title}</strong>
        <span className="text-soft">máximo {formatNumber(most)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${cifras.length} 1`}
        preserveAspectRatio="none"
        role="img"
        className="h-32 w-full border-b border-line text-brand"
      >
        <title>{title}</title>
        <desc>{`${cifras.length} días, como mucho ${formatNumber(most)}`}</desc>
        {cifras.map(([dia, value], index) => {
          const height = value / (most || 1);
          return (
            <rect
              key={dia}
              {...{ x: index + 0.1, y: 1 - height, width: 0.8, height }}
              fill="currentColor"
            >
              <title>{`${formatLong(dia)}: ${formatNumber(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="mt-2 flex justify-between gap-x-4 text-xs text-soft">
        <span>{formatShort(cifras[0]?.[0] ?? "")}</span>
        <span>{formatShort(cifras.at(-1)?.[0] ?? "")}</span>
      </p>
    </figure>
  );
}
