import type { Block } from "~/http/results/block";
import { Ranking } from "~/ui/list/ranking";
import { BlockContent } from "~/ui/page/block-content";
import { formatCount, formatNumber } from "~/ui/text/format-number";
import { formatLong, formatShort } from "~base/fechas";

type Recuento = Record<"vistas" | "clics", number>;
type Dia = Recuento & { dia: string };

const per100 = ({ clics, vistas }: Recuento) =>
  vistas > 0 ? Math.round((clics / vistas) * 1_000) / 10 : 0;

export const formatPer100 = (counted: Recuento) =>
  counted.vistas > 0 ? formatNumber(per100(counted)) : "—";

const CHARTS = [
  ["Vistas por día", ({ vistas }: Dia) => vistas],
  ["Clics por día", ({ clics }: Dia) => clics],
  ["Clics por 100 vistas", per100],
] as const;

const sum = (items: Dia[], field: keyof Recuento) =>
  items.reduce((total, each) => total + each[field], 0);

export const Dias = ({ dias }: { dias: Block<Dia[]> }) => (
  <BlockContent block={dias} of="esta parte">
    {(items) => (
      <section aria-label="Por día" className="grid gap-6">
        <p className="text-lg font-semibold">
          {formatCount(sum(items, "vistas"), "vista", "vistas")} y{" "}
          {formatCount(sum(items, "clics"), "clic", "clics")} en los últimos {items.length} días
        </p>
        <div className="grid gap-6 lg:grid-cols-3">
          {CHARTS.map(([title, figureOf]) => (
            <DiasChart
              key={title}
              title={title}
              cifras={items.map((each) => [each.dia, figureOf(each)])}
            />
          ))}
        </div>
        <details>
          <summary className="w-fit py-2 underline">Las cifras de cada día</summary>
          <Ranking
            label="Vistas y clics de cada día"
            columns={["Día", "Vistas", "Clics", "Clics por 100 vistas"]}
            rows={items.toReversed().map((each) => ({
              name: formatShort(each.dia),
              count: each.vistas,
              more: [formatNumber(each.clics), formatPer100(each)],
            }))}
          />
        </details>
      </section>
    )}
  </BlockContent>
);

type Cifra = readonly [dia: string, value: number];

/** The chart has no figures in words, because a table on the page has the same ones. */
function DiasChart({ title, cifras }: { title: string; cifras: Cifra[] }) {
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
        fill="currentColor"
        className="h-32 w-full border-b border-line text-brand"
      >
        <title>{title}</title>
        <desc>{`${cifras.length} días, como mucho ${formatNumber(most)}`}</desc>
        {cifras.map(([dia, value], index) => {
          const height = value / (most || 1);
          return (
            <rect key={dia} x={index + 0.1} y={1 - height} width={0.8} height={height}>
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
