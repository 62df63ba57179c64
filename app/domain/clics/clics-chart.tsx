import { formatLong, formatShort } from "~/domain/fechas";
import { formatNumber } from "~/ui/text/format-number";
import type { ClicsDia } from "./clics.server";

const HEIGHT = 160;
const BAR = 10;
const GAP = 2;

export function ClicsChart({ dias }: { dias: ClicsDia[] }) {
  const most = Math.max(...dias.map(({ clics }) => clics), 1);
  const width = dias.length * (BAR + GAP);
  const [first] = dias;
  const last = dias.at(-1);
  return (
    <figure className="panel p-5 md:p-6">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Clics por día; el día con más tuvo ${most === 1 ? "uno o ninguno" : formatNumber(most)}`}
        className="h-40 w-full border-b border-line text-brand"
      >
        {dias.map(({ dia, clics }, index) => {
          const height = (clics / most) * (HEIGHT - 8);
          return (
            <rect
              key={dia}
              x={index * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              fill="currentColor"
            >
              <title>{`${formatLong(dia)}: ${formatNumber(clics)}`}</title>
            </rect>
          );
        })}
      </svg>
      {first && last && (
        <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-soft">
          <span>{formatShort(first.dia)}</span>
          <span>{formatShort(last.dia)}</span>
        </figcaption>
      )}
    </figure>
  );
}
