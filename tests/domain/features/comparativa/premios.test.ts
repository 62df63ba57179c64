import { describe, expect, it } from "vitest";
import { premiosOf } from "~features/comparativa/premios";
import { makePick } from "../../../support/make-pick";

type Comparado = Parameters<typeof premiosOf>[0][number];

const NOW = "2026-11-26T12:00:00.000Z";
const FEW = "Añade más productos para comparar";

interface Sheet {
  rating: number;
  peso: number | null;
  unidad: string;
  precio: number | null;
  days: number;
}

const productoOf = ({ rating, peso, unidad, precio, days }: Sheet, n: number): Comparado => ({
  slug: `p${n}`,
  title: `Producto ${n}`,
  rating,
  retirada: null,
  price: precio === null ? null : `${precio} €`,
  precioComprobadoAt: new Date(Date.parse(NOW) - days * 86_400_000).toISOString(),
  ficha: [
    {
      ...{ id: `peso-${n}`, nombre: "Peso", unidad, tipo: "numero" as const },
      ...{ mejor: "menos" as const, valor: peso, texto: null, peso: null, fuente: null },
    },
  ],
});

function randomSheets(count: number): Sheet[][] {
  const pick = makePick();
  const sheet = (): Sheet => ({
    rating: pick(0, 3.9, 4.5, 4.5, 4.7),
    peso: pick(null, 5.9, 5.9, 7, 13.9),
    unidad: pick("kg", "kg", "kg", "kg", "kg", "kg", "g"),
    precio: pick(null, 100, 100, 250),
    days: pick(0, 1, 29, 29, 31),
  });
  return Array.from({ length: count }, () => Array.from({ length: pick(2, 3, 3) }, sheet));
}

const won = (premios: ReturnType<typeof premiosOf>) =>
  premios.map(({ slot, ganadores, razon }) => [slot, ganadores.map((w) => w.slug).sort(), razon]);

describe("the awards of a comparison", () => {
  it("are true of the data, name all of a tie and go to nobody where a datum is missing", () => {
    for (const sheets of randomSheets(2_000)) {
      const [nota, peso, precio] = premiosOf(sheets.map(productoOf), NOW);
      const winners = (marks: (number | null)[]) => {
        const best = Math.max(...marks.map((mark) => mark ?? Number.NEGATIVE_INFINITY));
        return marks.includes(null)
          ? []
          : sheets.flatMap((_, n) => (marks[n] === best ? [`p${n}`] : []));
      };
      const slugs = (premio: typeof nota) => premio?.ganadores.map(({ slug }) => slug);
      expect(slugs(nota)).toEqual(winners(sheets.map(({ rating }) => rating || null)));
      const units = new Set(sheets.map(({ unidad }) => unidad));
      const weights = sheets.map((each) => (each.peso && units.size === 1 ? -each.peso : null));
      expect(slugs(peso)).toEqual(winners(weights));
      const perEuro = sheets.map((each) =>
        each.rating && each.precio && each.days < 30 ? each.rating / each.precio : null,
      );
      expect(slugs(precio)).toEqual(sheets.length < 3 ? [] : winners(perEuro));
      for (const each of [nota, peso, precio]) {
        expect(each?.razon.includes("en empate")).toBe((each?.ganadores.length ?? 0) > 1);
      }
    }
  });

  it("do not depend on the order in which the products were added", () => {
    for (const sheets of randomSheets(500)) {
      const productos = sheets.map(productoOf);
      expect(won(premiosOf(productos.toReversed(), NOW))).toEqual(won(premiosOf(productos, NOW)));
    }
  });

  it("go to nothing that was taken off the market", () => {
    const sheet = { rating: 4, peso: 6, unidad: "kg", precio: 100, days: 1 };
    const gone = {
      ...productoOf({ ...sheet, rating: 5, peso: 1 }, 9),
      retirada: "alerta" as const,
    };
    const [nota, peso] = premiosOf(
      [gone, productoOf(sheet, 1), productoOf({ ...sheet, rating: 3, peso: 7 }, 2)],
      NOW,
    );
    for (const each of [nota, peso])
      expect(each?.ganadores.map(({ slug }) => slug)).toEqual(["p1"]);
  });

  it("ask for more products than one, and the third for more than two", () => {
    const good = { rating: 4, peso: 6, unidad: "kg", precio: 100, days: 1 };
    const razones = (count: number) =>
      premiosOf(Array<Sheet>(count).fill(good).map(productoOf), NOW).map(({ razon }) => razon);
    expect(razones(1)).toEqual([FEW, FEW, FEW]);
    expect(razones(2)).toEqual([
      "4,0: la mejor nota, en empate",
      "6\u00a0kg: el menor peso, en empate",
      FEW,
    ]);
    expect(razones(3)[2]).toMatch(/^4,0 por 100 €: la mejor nota por euro, en empate$/);
  });
});
