import { formatShort } from "~/domain/fechas";
import type { Block } from "~/http/replies/block";
import { Ranking } from "~/ui/list/ranking";
import { BlockContent } from "~/ui/page/block-content";
import { formatNumber } from "~/ui/text/format-number";
import { DiasChart } from "./dias-chart";

interface Recuento {
  vistas: number;
  clics: number;
}

type Dia = Recuento & { dia: string };

const per100 = ({ clics, vistas }: Recuento) =>
  vistas > 0 ? Math.round((clics / vistas) * 1_000) / 10 : 0;

export const formatPer100 = (counted: Recuento) =>
  counted.vistas > 0 ? formatNumber(per100(counted)) : "—";

const CHARTS = [
  ["Vistas por día", ({ vistas }: Dia) => vistas],
  ["Clics por día", ({ clics }: Dia) => clics],
  ["Clics por cada 100 vistas", per100],
] as const;

export const Dias = ({ dias, periodo }: { dias: Block<Dia[]>; periodo: number }) => (
  <BlockContent
    block={dias}
    failed="No se pudieron cargar las cifras. Inténtalo de nuevo más tarde."
    empty=""
  >
    {(items) => (
      <section aria-label="Por día" className="grid gap-6">
        <p>
          <Total of={items.map(({ vistas }) => vistas)} one="vista" many="vistas" /> y{" "}
          <Total of={items.map(({ clics }) => clics)} one="clic" many="clics" /> en los últimos{" "}
          {periodo} días
        </p>
        <div className="grid gap-6 lg:grid-cols-3">
          {CHARTS.map(([title, figureOf]) => (
            <DiasChart
              key={title}
              title={title}
              dias={items.map((each) => ({ dia: each.dia, value: figureOf(each) }))}
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

function Total({ of, one, many }: { of: number[]; one: string; many: string }) {
  const sum = of.reduce((total, each) => total + each, 0);
  return (
    <>
      <strong className="font-display text-2xl">{formatNumber(sum)}</strong>{" "}
      {sum === 1 ? one : many}
    </>
  );
}
