import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ComparadosAEscala } from "~features/casa/comparados-a-escala";
import { AEscala, medidasDe } from "~features/casa/dibujo";
import type { Pedida } from "~features/casa/juzgar";
import { seeded } from "../../../support/seeded";

const SEEDS = Array.from({ length: 300 }, (_, n) => n + 1);

/** Gives random numbers from 10 to 209.9 for a seed. */
function numbersOf(seed: number): () => number {
  const { random } = seeded(seed);
  return () => 10 + Math.floor(random() * 2_000) / 10;
}

const sheet = (puerta: number | null, alto: number | null, maletero: number | string | null) =>
  medidasDe([
    { casa: "puerta", valor: puerta },
    { casa: "alto", valor: alto },
    { casa: "maletero", valor: maletero },
  ]);

function draw(medidas: NonNullable<ReturnType<typeof sheet>>, pedidas: Pedida[]) {
  const html = renderToStaticMarkup(<AEscala {...{ medidas, pedidas }} />);
  const svg = /<svg.*<\/svg>/s.exec(html)?.[0] ?? "";
  const [, , width, height] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
  const rects = [...svg.matchAll(/<rect x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)"/g)];
  const [door, boot, open, folded] = rects.map((each) => each.slice(1).map(Number));
  return { html, svg, width, height, door, boot, folded, open };
}

describe("the drawing to scale", () => {
  it("shows every side as long as the sheet says, within 1 %, in 2 kB", () => {
    for (const seed of SEEDS) {
      const next = numbersOf(seed);
      const [ancho, alto, uno, dos, tres] = [next(), next(), next(), next(), next()];
      const [puerta, maletero] = [next(), next()];
      const medidas = sheet(ancho, alto, `${uno} × ${String(dos).replace(".", ",")} x ${tres} cm`);
      if (!medidas) throw new Error(`nothing drawn for ${seed}`);
      const drawn = draw(medidas, [
        { name: "puerta", nombre: "Puerta", numero: puerta },
        { name: "maletero", nombre: "Maletero", numero: maletero },
      ]);
      const pairs = [
        [drawn.open?.[2], ancho],
        [drawn.open?.[3], alto],
        [drawn.folded?.[2], Math.max(uno, dos, tres)],
        [drawn.folded?.[3], Math.min(uno, dos, tres)],
        [drawn.door?.[2], puerta],
        [drawn.door?.[3], 200],
        [drawn.boot?.[2], maletero],
      ] as const;
      for (const [found = 0, fact] of pairs) expect(Math.abs(found / fact - 1)).toBeLessThan(0.01);
      expect(Buffer.byteLength(drawn.svg)).toBeLessThanOrEqual(2_048);
    }
  });

  it("keeps all within its frame, on one floor", () => {
    for (const seed of SEEDS) {
      const next = numbersOf(seed);
      const medidas = sheet(next(), next(), `${next()} × ${next()} cm`);
      if (!medidas) throw new Error(`nothing drawn for ${seed}`);
      const {
        door,
        boot,
        folded,
        open,
        width = 0,
        height = 0,
      } = draw(medidas, [{ name: "puerta", nombre: "Puerta", numero: next() }]);
      for (const box of [door, boot, folded, open]) {
        const [left = 0, top = 0, across = 0, up = 0] = box ?? [];
        expect(left).toBeGreaterThanOrEqual(-0.01);
        expect(top).toBeGreaterThanOrEqual(-0.01);
        expect(left + across).toBeLessThan(width - 1);
        expect(top + up).toBeCloseTo(height - 2);
      }
    }
  });

  it("has one scale for all that stand side by side", () => {
    const [one, other] = [sheet(59, 103, "88 × 59 × 32 cm"), sheet(120, 230, "150 × 20 cm")];
    if (!one || !other) throw new Error("nothing drawn");
    const frames = [one, other].map((medidas) => {
      const html = renderToStaticMarkup(<AEscala medidas={medidas} juntas={[one, other]} />);
      return /viewBox="([^"]*)"/.exec(html)?.[1];
    });
    expect(frames[0]).toBe(frames[1]);
  });

  it("says its figures to who cannot see it", () => {
    const medidas = sheet(59, 103.5, "88 × 59 × 32 cm");
    if (!medidas) throw new Error("nothing drawn");
    const { html } = draw(medidas, []);
    expect(html.replaceAll("\u00a0", " ")).toContain(
      "Abierto, 59 × 103,5 cm; plegado, 88 × 32 cm.",
    );
  });

  it("is left out where a fact is missing or tells no two sides", () => {
    expect(sheet(null, 103, "88 × 59 × 32 cm")).toBeUndefined();
    expect(sheet(59, null, "88 × 59 × 32 cm")).toBeUndefined();
    expect(sheet(59, 103, null)).toBeUndefined();
    expect(sheet(59, 103, 88)).toBeUndefined();
    expect(sheet(59, 103, "como un libro")).toBeUndefined();
    expect(sheet(0, 103, "88 × 59 cm")).toBeUndefined();
  });
});

describe("the drawings of compared products", () => {
  const row = (casa: "puerta" | "alto" | "maletero", valor: number | string) => ({
    ...{ id: casa, nombre: casa, unidad: "", tipo: "numero" as const, mejor: null, peso: null },
    ...{ casa, valor, texto: `${valor}`, fuente: null },
  });
  const whole = [row("puerta", 59), row("alto", 103), row("maletero", "88 × 59 × 32 cm")];
  const show = (...fichas: (typeof whole)[]) =>
    renderToStaticMarkup(
      <ComparadosAEscala
        productos={fichas.map((ficha, n) => ({ id: `${n}`, title: `Producto ${n}`, ficha }))}
        pedidas={[]}
      />,
    );

  it("name a product whose measures are missing, and say so", () => {
    expect(show(whole, whole.slice(1))).toMatch(/Producto 1<\/h3><p[^>]*>Sin dibujo/);
    expect(show(whole, whole)).not.toContain("Sin dibujo");
  });

  it("are left out where no product has all measures", () => {
    expect(show([], whole.slice(1))).toBe("");
  });
});
