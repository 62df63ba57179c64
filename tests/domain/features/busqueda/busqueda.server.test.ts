import { describe, expect, it } from "vitest";
import { SEARCH_LIMIT } from "~features/busqueda/rules/busqueda";
import { parseConsulta } from "~features/busqueda/rules/consulta";
import { siteDatabase } from "../../../support/database";
import { addConsejo, addProductos, findTitles, search } from "./content";

siteDatabase();

describe("rank and order", () => {
  it("whole query in the title, words in the title, words anywhere; by title inside each", async () => {
    await addProductos(
      { title: "Aro de roble", descripcion: "Para colgar sobre la cuna ligera." },
      { title: "Zapatero", descripcion: "Guarda una cuna plegable y ligera." },
      "Ligera cuna de mimbre",
      "Cuna muy ligera",
      "Minicuna ligera",
      "Cuna ligera",
      { title: "Sin nada de eso", descripcion: "Una cuna." },
    );
    expect(await findTitles("cuna ligera")).toEqual([
      "Cuna ligera",
      "Minicuna ligera",
      "Cuna muy ligera",
      "Ligera cuna de mimbre",
      "Aro de roble",
      "Zapatero",
    ]);
  });

  it("orders by title whatever its case and accents", async () => {
    await addProductos("Trona beta", "trona Álamo", "Trona Zeta", "TRONA alba");
    expect(await findTitles("trona")).toEqual([
      "trona Álamo",
      "TRONA alba",
      "Trona beta",
      "Trona Zeta",
    ]);
  });

  it.each(["sueno", "SUEÑO", "sueño", "suen\u0303o"])("%s is found within «Ensueño»", async (q) => {
    await addProductos("Móvil Ensueño", "Cuna");
    expect(await findTitles(q)).toEqual(["Móvil Ensueño"]);
  });

  it("folds the text, too", async () => {
    await addProductos({ title: "Cojín", descripcion: "Con LÁMPARA y pingu\u0308ino" });
    expect(await findTitles("lampara pingüino")).toEqual(["Cojín"]);
  });

  it.each(["Strøm", "strom", "STRÖM"])(
    "%s finds letters that fall into no two signs",
    async (q) => {
      await addProductos(
        "Cuna Strøm",
        { title: "Mesa", descripcion: "De la serie STRØM." },
        "Cuna",
      );
      expect(await findTitles(q)).toEqual(["Cuna Strøm", "Mesa"]);
    },
  );

  it.each([
    ["270ml", "270 ml"],
    ["9kg", "9 kg"],
    ["5000mah", "5.000 mAh o 5000 mAh"],
    ["12w", "12 W"],
    ["18meses", "18 meses"],
    ["2,5kg", "2,5 kg"],
  ])("%s and %s are the same, in titles and in texts", async (glued, apart) => {
    const q = apart.split(" o ").at(-1) ?? "";
    await addProductos(
      `Aro ${glued}`,
      `Bol ${q}`,
      { title: "Cojín", descripcion: `Tiene ${glued}, más o menos.` },
      { title: "Dado", descripcion: `Tiene ${q}, más o menos.` },
      { title: "Otro", descripcion: "Tiene 270 cosas, o 90 kg." },
    );
    for (const asked of [glued, q, glued.toUpperCase()]) {
      const found = await findTitles(asked);
      expect(found.sort()).toEqual([`Aro ${glued}`, `Bol ${q}`, "Cojín", "Dado"]);
    }
  });

  it("finds beginnings of words only where nothing else is found", async () => {
    await addProductos({ title: "Pañales suaves", descripcion: "Para bebés" });
    expect(await findTitles("pañal sua")).toEqual(["Pañales suaves"]);
    await addProductos({ title: "Pañal de tela", descripcion: "Con las siglas SUA" });
    expect(await findTitles("pañal sua")).toEqual(["Pañal de tela"]);
  });
});

describe("what means something to SQLite is plain text", () => {
  const TITLES = [
    ...["Trona 100% haya", "Trona a_b", "Trona a\\b", "Trona axb", 'Trona "Sol"'],
    ...["Trona D'Or", "Trona col:x", "Trona near(1)", "Trona y*", "Trona %% doble", "Trona -- x"],
  ];

  it.each([
    ["100% haya", ["Trona 100% haya"]],
    ["%%", ["Trona %% doble"]],
    ["__", []],
    ["a_b", ["Trona a_b", "Trona a\\b"]],
    ["a\\b", ["Trona a\\b", "Trona a_b"]],
    ["\\\\", []],
    ['"sol"', ['Trona "Sol"']],
    ["d'or", ["Trona D'Or"]],
    ["' OR 1=1--", []],
    ["col:x", ["Trona col:x"]],
    ["titulo:trona", []],
    ["near(", ["Trona near(1)"]],
    ["NEAR(trona haya)", []],
    ["y*", ["Trona y*"]],
    ["--", ["Trona -- x"]],
    ["trona NOT haya", []],
    ["^haya", ["Trona 100% haya"]],
    ['"', []],
    ['""', []],
    ['"""', []],
    ["{}", []],
    ["trona\0haya", ["Trona 100% haya"]],
  ])("%j", async (q, expected) => {
    await addProductos(...TITLES);
    const { isTooShort } = parseConsulta(q);
    const found = isTooShort ? [] : await findTitles(q);
    expect(found).toEqual(expected);
  });

  it("never fails, whatever is typed", async () => {
    await addProductos(...TITLES);
    const parts = ["trona", "a", '"', "'", "*", "AND", "OR", "NOT", "NEAR(", ":", "%", "_", "ñ"];
    parts.push("👶", "\u1c90\u1c91\u1c92", "漢字", "\u0301", "\uffff", "-", "\\", "^", "+", "xyz");
    let seed = 7;
    const next = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed;
    };
    for (let round = 0; round < 300; round++) {
      const words = Array.from({ length: 1 + (next() % 6) }, () => parts[next() % parts.length]);
      const q = words.join(next() % 2 ? " " : "");
      await expect(search(q), q).resolves.toBeDefined();
    }
  });

  it.each([
    ["10 kB", "trona ".repeat(1_700)],
    ["one word of 10 kB", "z".repeat(10_000)],
    ["NUL", "tro\0na\0"],
    ["emoji", "👶🏽🍼👨‍👩‍👧"],
    ["right to left", "\u202etrona\u202c עריסה"],
    ["lone surrogates", "\ud83d trona \udc76"],
    ["syntax of the index", '{titulo} : (trona OR "x) AND NEAR(a b, 3) ^c*'],
    ["marks of the keys", "ªmobiliario clave:ªb0demo0035"],
  ])("takes %s, typed alone or before a word", async (_, typed) => {
    await addProductos(...TITLES);
    await expect(search(typed)).resolves.toBeDefined();
    await expect(search(`${typed} trona`)).resolves.toBeDefined();
  });

  it("takes as many words as fit", async () => {
    await addProductos("Trona");
    const words = Array.from({ length: 40 }, (_, n) => `t${n}`).join(" ");
    expect(await findTitles(words)).toEqual([]);
    expect(await findTitles("x%".repeat(50))).toEqual([]);
  });
});

describe("words that stand in no title", () => {
  it("are found in texts, and by their beginnings", async () => {
    await addProductos({ title: "Trona", descripcion: "De haya maciza" }, "Silla");
    await addProductos({ title: "Cuna", descripcion: "De haya, muy maciza" });
    expect(await findTitles("haya maciza")).toEqual(["Trona", "Cuna"]);
    expect(await findTitles("hay maci")).toEqual(["Cuna", "Trona"]);
    expect(await findTitles("haya roble")).toEqual([]);
  });

  it("are found where a title has another letter for the same", async () => {
    await addProductos({ title: "Aro", descripcion: "Filtro de 10µm" }, "Zeta de 10µm");
    expect(await findTitles("10\u{3bc}m")).toEqual(["Zeta de 10µm", "Aro"]);
  });

  it("are all counted where more than 50 hold them", async () => {
    const filtros = Array.from({ length: 70 }, (_, n) => ({
      title: `Filtro ${n}`,
      descripcion: n < 60 ? "De haya maciza" : "De haya",
    }));
    await addProductos(...filtros);
    expect((await search("haya maciza")).productos.total).toBe(60);
    expect((await search("filtro haya")).productos.total).toBe(70);
  });
});

describe("words of one or two letters", () => {
  it("are found anywhere in the title", async () => {
    await addProductos("Cuna XL", "Axel", "Manta");
    expect(await findTitles("xl")).toEqual(["Cuna XL"]);
    expect(await findTitles("xe")).toEqual(["Axel"]);
    expect(await findTitles("cuna x")).toEqual(["Cuna XL"]);
    expect(await findTitles("x cu")).toEqual(["Cuna XL"]);
  });

  it("count as words of the text beside longer ones", async () => {
    await addProductos(
      { title: "Silla plegable", descripcion: "Va de paseo" },
      { title: "Silla de paseo" },
      { title: "Paseo en silla" },
    );
    expect(await findTitles("silla de paseo")).toEqual([
      "Silla de paseo",
      "Paseo en silla",
      "Silla plegable",
    ]);
  });
});

describe("groups", () => {
  it("show 50 and count all, also beyond the words", async () => {
    const many = Array.from({ length: 70 }, (_, n) => `Cuna ${String(n).padStart(3, "0")}`);
    await addProductos(...many, "Minicunas", { title: "Manta", descripcion: "Para la cuna" });
    const { total, resultados } = (await search("cuna")).productos;
    expect(total).toBe(72);
    expect(resultados.map(({ titulo }) => titulo)).toEqual(many.slice(0, SEARCH_LIMIT));
  });

  it("count all where a rank begins in the middle of the 50", async () => {
    const text = (n: number) => ({ title: `Manta ${n + 100}`, descripcion: "Con cuna y dosel" });
    await addProductos("Cuna dosel", ...Array.from({ length: 60 }, (_, n) => text(n)));
    await addProductos("Dosel para cuna");
    const { total, resultados } = (await search("cuna dosel")).productos;
    expect([total, resultados.length]).toEqual([62, SEARCH_LIMIT]);
    expect(resultados.slice(0, 3).map(({ titulo }) => titulo)).toEqual([
      "Cuna dosel",
      "Dosel para cuna",
      "Manta 100",
    ]);
  });

  it("carry what a card shows", async () => {
    await addProductos(
      { title: "Cuna", descripcion: "De haya", imageurl: "https://example.org/a.jpg" },
      { title: "Cuna suelta", category: "sin-tal" },
    );
    const { resultados } = (await search("cuna")).productos;
    expect(resultados[0]).toMatchObject({
      href: "/producto/cuna",
      titulo: "Cuna",
      fragmento: [{ texto: "De haya", isMarked: false }],
      producto: { rating: 4, isrecommended: false },
      imagen: { url: "https://example.org/a.jpg" },
      categoria: { nombre: "Mobiliario", href: "/categoria/mobiliario" },
    });
    expect(resultados[1]?.categoria).toEqual({ nombre: "sin-tal" });
  });

  it("find advice by title and excerpt", async () => {
    await addConsejo("Dormir bien", "Rutinas de noche");
    const { total, resultados } = (await search("dormir rutinas")).consejos;
    expect(total).toBe(1);
    expect(resultados[0]).toMatchObject({
      href: "/consejos/dormir-bien",
      fragmento: [
        { texto: "Rutinas", isMarked: true },
        { texto: " de noche", isMarked: false },
      ],
      categoria: { nombre: "Sueño", href: "/consejos?categoria=sueno" },
    });
  });
});
