import { expect, test } from "@playwright/test";
import { countLoads } from "../support/count-loads";
import { type Site, startSite } from "../support/site";

const MOST_LOADS = 3;

interface Decision {
  /** The links from the home page: a main category and mostly a subcategory. */
  way: [string, string?];
  /** Labels of the filters with the text to type; a box is ticked instead. */
  asked: Record<string, string>;
  orden?: string;
  /** The titles of all products found, with the answer first. */
  found: string[];
  /** Words that the card of the answer must show. */
  cells?: string[];
  /** The same fact in words of the answer's review. */
  review: RegExp;
}

/** Questions of parents, two for each main category; written before any page could answer them. */
const DECISIONS: Record<string, Decision> = {
  "which pram under 300 € weighs least": {
    way: ["Paseo y viaje", "Carritos y sillas de paseo"],
    asked: { "Cuesta € o menos": "300" },
    orden: "Peso: de menos a más",
    found: ["Silla ligera Nubaro Pluma", "Silla compacta Veloria Cabina"],
    cells: ["139,00 €", "5,9 kg"],
    review: /5,9 kg en nuestra báscula/,
  },
  "which car seat keeps a child of 100 cm facing backwards": {
    way: ["Paseo y viaje", "Sillas de coche"],
    asked: { "A contramarcha hasta cm o más": "100" },
    orden: "Mejor nota",
    found: ["Silla a contramarcha Tilavia Contra 125", "Silla de coche Sarmio Giro 360"],
    cells: ["4,8", "125 cm"],
    review: /desde 61 hasta 125 cm y 36 kg, sin opción de darle la vuelta/,
  },
  "which baby monitor lasts a night without internet": {
    way: ["Habitación del bebé", "Vigilabebés"],
    asked: { "Funciona sin internet": "", "Dura h o más sin recargar": "12" },
    found: ["Vigilabebés de audio Mirlana Eco"],
    review: /dura 16 horas sin cable/,
  },
  "which sheets may be washed at 60 °C": {
    way: ["Habitación del bebé", "Textil de cuna"],
    asked: { "Se lava a °C o más": "60" },
    orden: "Mejor nota",
    found: ["Sábanas bajeras Ondaria Percal", "Protector de colchón Ondaria Seco"],
    cells: ["4,2", "60 °C"],
    review: /treinta veces a 60 °C/,
  },
  "which high chair folds under 10 cm": {
    way: ["Alimentación", "Tronas y asientos"],
    asked: { "Plegada mide cm o menos": "10" },
    found: ["Trona de viaje Nubaro Bolsa"],
    review: /Guardada: 24 × 16 × 6 cm/,
  },
  "which bottle for the dishwasher weighs least": {
    way: ["Alimentación", "Biberones y tetinas"],
    asked: { "Apto para lavavajillas": "" },
    orden: "Peso: de menos a más",
    found: ["Biberón Nácara Flujo", "Biberón de vidrio Nácara Claro"],
    cells: ["0,086 kg"],
    review: /86 g en vacío[\s\S]*aptas para lavavajillas/,
  },
  "which gate closes a staircase of 100 cm": {
    way: ["Seguridad en casa", "Barreras de seguridad"],
    asked: { "Apta para lo alto de la escalera": "", "Llega a huecos de cm o más": "100" },
    found: ["Barrera de escalera Baluro Firme"],
    review: /de 62 a 106 cm[\s\S]*Apta para lo alto de la escalera/,
  },
  "which gate closes a door of 80 cm in a rented flat": {
    way: ["Seguridad en casa", "Barreras de seguridad"],
    asked: { "Se monta sin taladrar": "", "Llega a huecos de cm o más": "80" },
    found: ["Barrera de puerta Baluro Paso"],
    review: /huecos de puerta de 75 a 82 cm, sin taladro/,
  },
  "which toy is best at one year": {
    way: ["Juguetes y aprendizaje", "Juguetes educativos"],
    asked: { "Sirve desde los meses": "12" },
    orden: "Mejor nota",
    found: ["Cubos apilables Pinarela Torre", "Arcoíris de madera Pinarela Arco"],
    cells: ["4,5", "12 meses"],
    review: /la edad \(desde 12 meses\)/,
  },
  "which book for a child of two costs least": {
    way: ["Juguetes y aprendizaje", "Libros infantiles"],
    asked: { "Sirve desde los meses": "24" },
    orden: "Precio: de menos a más",
    found: [
      "Cuento de cartón Garabo Buenas noches, Luna llena",
      "Libro de solapas Garabo Madrid despierta",
    ],
    cells: ["13,90 €"],
    review: /de uno a cuatro años/,
  },
  "which bodies may be washed at 60 °C": {
    way: ["Ropa y calzado"],
    asked: { "Se lava a °C o más": "60" },
    found: ["Bodies cruzados Ondaria Nido"],
    review: /Lavables hasta 60 °C/,
  },
  "which clothes without cords cost least": {
    way: ["Ropa y calzado"],
    asked: { "Sin cordones": "" },
    orden: "Precio: de menos a más",
    found: [
      "Pijama de cremallera Ondaria Siesta",
      "Patucos flexibles Corzuela Suela",
      "Buzo de invierno Corzuela Guadarrama",
    ],
    cells: ["22,95 €"],
    review: /Ni cordones ni lazos/,
  },
};

let site: Site;

/** Prices count only if checked recently, so all are marked as checked today. */
test.beforeAll(async () => {
  site = await startSite({ env: { DEMO: "1", LOG_LEVEL: "error" } });
  site.sql().prepare("update productos set precio_comprobado_at = ?").run(new Date().toISOString());
});
test.afterAll(() => site.stop());

/** Reads the stored review, with plain spaces for hard ones, as the patterns above have. */
function readReview(title: string | undefined): string {
  const said = site
    .sql()
    .prepare(
      `select descripcion || char(10) || contenido_principal || char(10) || keyfeatures
        from productos where title = ?`,
    )
    .pluck()
    .get(title);
  return String(said).replaceAll("\u00a0", " ");
}

for (const [question, decision] of Object.entries(DECISIONS)) {
  test(`from the home page somebody learns ${question}`, async ({ page }) => {
    const { way, asked, orden, found, cells = [], review } = decision;
    await page.goto(site.origin);
    const counted = await countLoads(page);
    const main = page.getByRole("main");
    for (const name of way) {
      await main
        .getByRole("link", { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await expect(main.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    }
    for (const [label, typed] of Object.entries(asked)) {
      if (typed) await main.getByLabel(label, { exact: true }).fill(typed);
      else await main.getByLabel(new RegExp(`^${label} \\(\\d+\\)$`)).check();
    }
    if (orden) await main.getByLabel("Ordenar por").selectOption(orden);
    await main.getByRole("button", { name: "Ver productos" }).click();
    const cards = main.getByRole("article").getByRole("heading");
    await expect(cards).toHaveText(found);
    const card = main.getByRole("article").first();
    for (const text of cells) await expect(card).toContainText(text);
    expect(counted.loads).toBeLessThanOrEqual(MOST_LOADS);

    expect(readReview(found[0])).toMatch(review);
  });
}

/** Measures of homes, each with a product that fits and one that does not. */
const CASA: Record<string, [label: string, typed: string, ...said: [string, string][]]> = {
  "fits a lift of 62 cm": [
    "Por una puerta de cm",
    "62",
    ["Carrito Tilavia Ronda 3 en 1", "Pasa: 59 de 62 cm"],
    ["Carrito gemelar Tilavia Dúo", "No pasa: 74 de 62 cm"],
  ],
  "fits a boot of 90 cm": [
    "En un maletero de cm",
    "90",
    ["Carrito Tilavia Ronda 3 en 1", "Pasa: 88 de 90 cm"],
    ["Silla ligera Nubaro Pluma", "No pasa: 106 de 90 cm"],
  ],
  "may be carried to the third floor": [
    "pisos sin ascensor",
    "3",
    ["Silla ligera Nubaro Pluma", "Pasa: 5,9 de 8 kg"],
    ["Carrito Tilavia Ronda 3 en 1", "No pasa: 12,9 de 8 kg"],
  ],
};

for (const [question, [label, typed, ...said]] of Object.entries(CASA)) {
  test(`from the home page somebody learns in two loads what ${question}`, async ({ page }) => {
    await page.goto(site.origin);
    const counted = await countLoads(page);
    const main = page.getByRole("main");
    await main
      .getByRole("link", { name: /^Paseo y viaje/ })
      .first()
      .click();
    await main.getByText("Cabe en tu casa", { exact: true }).click();
    await main.getByLabel(label, { exact: true }).fill(typed);
    await main.getByRole("button", { name: "Ver productos" }).click();
    const places = [];
    for (const [title, verdict] of said) {
      const cards = main.getByRole("article");
      const card = cards.filter({ has: page.getByRole("heading", { name: title }) });
      await expect(card).toContainText(verdict.replace(/ (?=cm|kg)/, "\u00a0"));
      const titles = await cards.getByRole("heading").allTextContents();
      places.push(titles.indexOf(title));
    }
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(counted.loads).toBeLessThanOrEqual(2);
  });
}
