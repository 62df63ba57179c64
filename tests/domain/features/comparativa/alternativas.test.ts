import { describe, expect, it } from "vitest";
import { alternativasOf } from "~features/comparativa/alternativas";
import { makePick } from "../../../support/make-pick";

type Candidato = Parameters<typeof alternativasOf>[0];

const NOW = "2026-11-26T12:00:00.000Z";

interface Sheet {
  rating: number;
  peso: number | null;
  largo: number | null;
  centimos: number | null;
  days: number;
  category: string;
  retirada: "alerta" | null;
}

const datoOf = (id: string, unidad: string, mejor: "menos" | "mas", valor: number | null) => ({
  ...{
    id,
    nombre: id,
    unidad,
    tipo: "numero" as const,
    mejor,
    valor,
    texto: null,
    peso: null,
    fuente: null,
  },
});

const productoOf = (sheet: Sheet, n: number): Candidato => ({
  slug: `p${n}`,
  title: `Producto ${n}`,
  category: sheet.category,
  rating: sheet.rating,
  retirada: sheet.retirada,
  price: sheet.centimos === null ? null : `${(sheet.centimos / 100).toFixed(2)} €`,
  precioComprobadoAt: new Date(Date.parse(NOW) - sheet.days * 86_400_000).toISOString(),
  ficha: [datoOf("largo-1", "cm", "mas", sheet.largo), datoOf("peso-1", "kg", "menos", sheet.peso)],
});

const GOOD: Sheet = {
  ...{ rating: 4, peso: 6, largo: 100, centimos: 10_000, days: 1, category: "sillas" },
  retirada: null,
};

function randomSheets(count: number): Sheet[][] {
  const pick = makePick();
  const sheet = (): Sheet => ({
    rating: pick(0, 3.9, 4.5, 4.5, 4.7),
    peso: pick(null, 5.9, 5.9, 7.7, 13.9),
    largo: pick(null, 90, 100),
    centimos: pick(null, 10_000, 12_550, 25_000),
    days: pick(0, 1, 29, 31),
    category: pick("sillas", "sillas", "sillas", "cunas"),
    retirada: pick(null, null, null, "alerta"),
  });
  return Array.from({ length: count }, () => Array.from({ length: pick(2, 4, 6) }, sheet));
}

const number = (text: string) =>
  Number(
    /[\d.,]+/
      .exec(text.slice(text.indexOf(":")))?.[0]
      .replace(".", "")
      .replace(",", ".") ?? "NaN",
  );

describe("the alternatives of a product", () => {
  it("are really better by what is said, on sale and of the same category", () => {
    let seen = 0;
    for (const sheets of randomSheets(3_000)) {
      const [own, ...others] = sheets.map(productoOf);
      const [sheet] = sheets;
      if (!own || !sheet) continue;
      const found = alternativasOf(own, others, NOW);
      const kinds = found.flatMap(({ diferencias }) =>
        diferencias.map(({ texto }) => texto.split(":")[0]),
      );
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length);
      for (const { slug, diferencias } of found) {
        const other = sheets[Number(slug.slice(1))];
        expect(other).toMatchObject({ category: sheet.category, retirada: null });
        for (const { texto: text } of diferencias) {
          seen += 1;
          const isSeenOfLate = Math.max(sheet.days, other?.days ?? 99) < 30;
          const truths: Record<string, [mayBeSaid: boolean, difference: number]> = {
            "peso-1": [true, (sheet.peso ?? 0) - (other?.peso ?? 99)],
            "largo-1": [sheet.peso === null, (other?.largo ?? 0) - (sheet.largo ?? 999)],
            Precio: [
              sheet.retirada === null && isSeenOfLate,
              ((sheet.centimos ?? 0) - (other?.centimos ?? 1e9)) / 100,
            ],
            "Nota: ": [sheet.rating > 0, (other?.rating ?? 0) - sheet.rating],
          };
          const [, truth] = Object.entries(truths).find(([name]) => text.startsWith(name)) ?? [];
          expect(truth, text).toEqual([true, expect.closeTo(number(text))]);
          expect(number(text)).toBeGreaterThan(0);
        }
      }
      const isBeaten = others.some(
        ({ category, retirada, rating }) =>
          category === own.category && !retirada && own.rating > 0 && rating > own.rating,
      );
      expect(kinds.includes("Nota")).toBe(isBeaten);
    }
    expect(seen).toBeGreaterThan(1_000);
  });

  it("do not depend on the order in which they were found", () => {
    for (const sheets of randomSheets(500)) {
      const [own, ...others] = sheets.map(productoOf);
      if (!own) continue;
      expect(alternativasOf(own, others.toReversed(), NOW)).toEqual(
        alternativasOf(own, others, NOW),
      );
    }
  });

  it("say how much lighter, cheaper and better rated, and stand once each", () => {
    const own = productoOf(GOOD, 0);
    const lighter = productoOf({ ...GOOD, peso: 4.2, centimos: 9_350 }, 1);
    const better = productoOf({ ...GOOD, rating: 4.3 }, 2);
    expect(alternativasOf(own, [lighter, better], NOW)).toEqual([
      {
        ...{ slug: "p1", title: "Producto 1" },
        diferencias: [
          { texto: "peso-1: 1,8\u00a0kg menos" },
          { texto: "Precio: 6,50\u00a0€ menos", desde: own.precioComprobadoAt },
        ],
      },
      { slug: "p2", title: "Producto 2", diferencias: [{ texto: "Nota: 0,3 puntos más" }] },
    ]);
  });

  it("are the best rated of those that are better", () => {
    const light = productoOf({ ...GOOD, peso: 2, rating: 3 }, 1);
    const good = productoOf({ ...GOOD, peso: 5, rating: 4 }, 2);
    const [first] = alternativasOf(productoOf(GOOD, 0), [light, good], NOW);
    expect(first?.slug).toBe("p2");
  });
});
