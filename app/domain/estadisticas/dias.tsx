import { formatShort } from "~/domain/fechas";
import type { Block } from "~/http/replies/block";
import { Ranking } from "~/ui/list/ranking";
import { BlockContent } from "~/ui/page/block-content";
import { formatCount, formatNumber } from "~/ui/text/format-number";
import { DiasChart } from "./dias-chart";

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

export const Dias = ({ dias, failed }: { dias: Block<Dia[]>; failed: string }) => (
  <BlockContent block={dias} failed={failed} empty="">
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
