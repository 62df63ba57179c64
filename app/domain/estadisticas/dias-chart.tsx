import { useId } from "react";
import { formatLong, formatShort } from "~/domain/fechas";
import { formatNumber } from "~/ui/text/format-number";

const HEIGHT = 160;
const BAR = 10;
const GAP = 2;

interface DiasChartProps {
  title: string;
  dias: { dia: string; value: number }[];
}

/** The same figures stand in a table on the page. */
export function DiasChart({ title, dias }: DiasChartProps) {
  const id = useId();
  const most = Math.max(...dias.map(({ value }) => value));
  const width = dias.length * (BAR + GAP);
  return (
    <figure className="panel min-w-0 p-5">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <strong>{title}</strong>
        <span className="text-soft">máximo {formatNumber(most)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}-t ${id}-d`}
        className="h-32 w-full border-b border-line text-brand"
      >
        <title id={`${id}-t`}>{title}</title>
        <desc id={`${id}-d`}>
          {`${dias.length} días; el día con más llegó a ${formatNumber(most)}`}
        </desc>
        {dias.map(({ dia, value }, index) => {
          const height = (value / (most || 1)) * (HEIGHT - 8);
          return (
            <rect
              key={dia}
              x={index * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              fill="currentColor"
            >
              <title>{`${formatLong(dia)}: ${formatNumber(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="mt-2 flex justify-between gap-x-4 text-xs text-soft">
        <span>{formatShort(dias[0]?.dia ?? "")}</span>
        <span>{formatShort(dias.at(-1)?.dia ?? "")}</span>
      </p>
    </figure>
  );
}
