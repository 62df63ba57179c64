import { expect, it } from "vitest";
import type { Papel } from "~db/schema/fichas";
import { juzgar, type Pedida, porJuicio } from "~features/casa/juzgar";
import { TODAS } from "~nouns/ajustes/medidas";
import { seeded } from "../../../support/seeded";

const ask = (pedidas: Pedida[], ficha: Partial<Record<Papel, number | string>>) => {
  const { pasa, dicho } = juzgar(pedidas, (papel) => ficha[papel]);
  return [pasa, dicho.replaceAll("\u00a0", " ")];
};
const one = (
  name: Pedida["name"],
  numero: number,
  ficha: Partial<Record<Papel, number | string>>,
) => ask([{ name, nombre: name, numero }], ficha);

it("a width fits a door that is as wide, and no narrower one", () => {
  expect(one("puerta", 62, { puerta: 59 })).toEqual([true, "Pasa: 59 de 62 cm"]);
  expect(one("puerta", 59, { puerta: 59 })).toEqual([true, "Pasa: 59 de 59 cm"]);
  expect(one("puerta", 62, { puerta: 74 })).toEqual([false, "No pasa: 74 de 62 cm"]);
  expect(one("puerta", 62, {})).toEqual([undefined, "Sin medir"]);
});

it("a boot takes what is folded by its longest side, and a text that is no size tells nothing", () => {
  expect(one("maletero", 90, { maletero: "32 × 88,5 x 59 cm" })).toEqual([
    true,
    "Pasa: 88,5 de 90 cm",
  ]);
  expect(one("maletero", 90, { maletero: 106 })).toEqual([false, "No pasa: 106 de 90 cm"]);
  for (const text of ["Se pliega en 3 partes", "880 × 590 mm", "88 cm de largo", "1 × 2 × 3 × 4"]) {
    expect(one("maletero", 90, { maletero: text }), text).toEqual([undefined, "Sin medir"]);
  }
});

it("floors bear so many kilos and no more", () => {
  expect(one("pisos", 14, { pisos: 12.9 })).toEqual([true, "Pasa: 12,9 de 14 kg"]);
  expect(one("pisos", 11, { pisos: 12.9 })).toEqual([false, "No pasa: 12,9 de 11 kg"]);
});

it("a child is neither too young nor too tall, and a car without ISOFIX is named", () => {
  expect(one("meses", 8, { meses_desde: 6 })).toEqual([true, "Pasa: desde 6 meses"]);
  expect(one("meses", 5, { meses_desde: 6 })).toEqual([false, "No pasa: desde 6 meses"]);
  expect(one("meses", 8, { meses_desde: 1 })[1]).toBe("Pasa: desde 1 mes");
  const silla = { altura_desde: 61, altura_hasta: 125 };
  expect(one("altura", 125, silla)).toEqual([true, "Pasa: desde 61 cm hasta 125 cm"]);
  expect(one("altura", 126, silla)).toEqual([false, "No pasa: desde 61 cm hasta 125 cm"]);
  expect(one("isofix", 0, { isofix: 1 })).toEqual([false, "No pasa: necesita ISOFIX"]);
  expect(one("isofix", 0, { isofix: 0 })).toEqual([true, "Pasa: no necesita ISOFIX"]);
  expect(one("isofix", 1, { isofix: 1 })).toEqual([true, "Pasa: necesita ISOFIX"]);
});

it("several questions are answered in one line, each by its name", () => {
  const pedidas: Pedida[] = [
    { name: "puerta", nombre: "Ascensor", numero: 62 },
    { name: "maletero", nombre: "Maletero", numero: 90 },
    { name: "pisos", nombre: "Pisos", numero: 8 },
  ];
  expect(ask(pedidas, { puerta: 59, pisos: 8 })[0]).toBeUndefined();
  expect(ask(pedidas, { puerta: 59, pisos: 12.9 })).toEqual([
    false,
    "No pasa: peso 12,9 de 8 kg. Pasa: ascensor 59 de 62 cm. Sin medir: maletero",
  ]);
});

const { random, pick } = seeded(52);
const some = (most: number) => Math.round(random() * most * 10) / 10;

/** Judges a second time by simpler code: true if a number of the sheet fails this measure. */
function failsOn(ficha: Partial<Record<Papel, number>>, { name, numero }: Pedida): boolean {
  const least = { meses: ficha.meses_desde, altura: ficha.altura_desde, isofix: undefined };
  const most = { meses: ficha.meses_hasta, altura: ficha.altura_hasta, isofix: undefined };
  switch (name) {
    case "puerta":
      return (ficha.puerta ?? 0) > numero;
    case "maletero":
      return (ficha.maletero ?? 0) > numero;
    case "pisos":
      return (ficha.pisos ?? 0) > numero;
    case "isofix":
      return ficha.isofix === 1 && numero === 0;
    default:
      return (least[name] ?? 0) > numero || (most[name] ?? 9999) < numero;
  }
}

function randomSheet() {
  const ficha: Partial<Record<Papel, number>> = {};
  const papeles: Papel[] = ["puerta", "maletero", "pisos", "meses_desde", "meses_hasta"];
  for (const papel of [...papeles, "altura_desde", "altura_hasta"] as const) {
    if (random() < 0.6) ficha[papel] = some(papel === "pisos" ? 20 : 120);
  }
  if (random() < 0.6) ficha.isofix = pick([0, 1]);
  return ficha;
}

it("passes are true and failures are too, on random sheets and measures", () => {
  for (let round = 0; round < 5_000; round++) {
    const ficha = randomSheet();
    const pedidas = TODAS.filter(() => random() < 0.4).map((name) => ({
      ...{ name, nombre: name },
      numero: name === "isofix" ? pick([0, 1]) : Math.max(1, some(name === "pisos" ? 20 : 120)),
    }));
    const { pasa, dicho } = juzgar(pedidas, (papel) => ficha[papel]);
    const failing = pedidas.filter((pedida) => failsOn(ficha, pedida));
    const about = JSON.stringify({ ficha, pedidas, dicho });
    expect(pasa === false, about).toBe(failing.length > 0);
    expect(dicho.startsWith("No pasa"), about).toBe(failing.length > 0);
    if (failing.length > 0) continue;
    expect(pasa === undefined, about).toBe(dicho.includes("Sin medir"));
    expect(!pasa || pedidas.length === 0 || dicho.startsWith("Pasa: "), about).toBe(true);
  }
});

it("puts what fits first and what fails last, and leaves the order in each group", () => {
  const all = Array.from({ length: 60 }, (_, n) => ({ n, pasa: pick([true, false, undefined]) }));
  const sorted = porJuicio(all, ({ pasa }) => pasa);
  expect(sorted.map(({ pasa }) => pasa)).toEqual(
    [true, undefined, false].flatMap((each) =>
      all.filter(({ pasa }) => pasa === each).map(() => each),
    ),
  );
  for (const group of [true, undefined, false]) {
    const places = sorted.filter(({ pasa }) => pasa === group).map(({ n }) => n);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  }
});
