import { describe, expect, it } from "vitest";
import { LABELS as CONSEJO_LABELS } from "~nouns/consejos/consejo.kind";
import { checkConsejo } from "~nouns/consejos/rules/check-consejo.server";
import { checkProducto } from "~nouns/productos/rules/check-producto.server";
import { FIELD_LABELS } from "~nouns/productos/rules/producto-values";
import { mayPublish } from "~record/revision-editorial/nota";
import { demoConsejos, demoProductos } from "../../../support/demo";

const PRODUCTO = {
  title: "Trona plegable",
  descripcion: "Una trona que se pliega con una mano y cabe detrás de una puerta. ".repeat(2),
  contenido_principal: "La hemos tenido en casa tres meses con dos niños distintos. ".repeat(6),
  keyfeatures: ["Plegada mide 28 cm"],
  pros: ["Se pliega con una mano", "Se limpia bien"],
  cons: ["Pesa 9 kg", "Bandeja estrecha"],
  revisor: "Marta Soler",
  imageurl: "/media/0123456789abcdef",
  imageurl_alt: "Trona plegada contra la pared",
};
const CONSEJO = {
  titulo: "Dormir boca arriba",
  extracto: "Por qué y hasta cuándo.",
  contenido: "Los pediatras lo recomiendan desde hace treinta años. ".repeat(15),
  imagen: "/media/0123456789abcdef",
  imagen_alt: "Bebé dormido en su cuna",
};
/** Messages that tell an editor the problem and how to solve it. */
const R44_BLOCKED =
  /no se pueden vender desde el 1 de septiembre de 2024.*si no, no se puede publicar/;
const R44_MENTIONED = /Comprueba que quede claro que la silla cumple la R129/;
const FORMULA_BLOCKED = /La ley no permite promocionar leche de inicio.*no se puede publicar/;
const FORMULA_MENTIONED = /habla de leche infantil.*consultar al pediatra/;

const textsOf = (change: Partial<typeof PRODUCTO>) =>
  checkProducto({ ...PRODUCTO, ...change }).map(({ texto }) => texto);

describe("checks of a product", () => {
  it("have nothing against a careful review", () => {
    expect(checkProducto(PRODUCTO)).toEqual([]);
  });

  it.each<[string, Partial<typeof PRODUCTO>, RegExp]>([
    ["one advantage", { pros: ["Una"] }, /menos de dos ventajas/],
    ["one drawback", { cons: ["Una"] }, /menos de dos contras/],
    ["no reviewer", { revisor: " " }, /quién lo ha revisado/],
    ["no picture", { imageurl: "" }, /No tiene imagen/],
    ["a picture without text", { imageurl_alt: "" }, /texto alternativo/],
    ["a short description", { descripcion: "Corta." }, /descripción es muy corta/],
    ["a short text", { contenido_principal: "Corto." }, /texto principal es muy corto/],
  ])("warn of %s and let it pass", (_, change, text) => {
    expect(textsOf(change)).toEqual([expect.stringMatching(text)]);
    expect(mayPublish(checkProducto({ ...PRODUCTO, ...change }))).toBe(true);
  });

  it.each(["Homologada ECE R44/04", "Norma R-44", "norma r44"])("block a seat with %s", (text) => {
    expect(mayPublish(checkProducto({ ...PRODUCTO, keyfeatures: [text] }))).toBe(false);
    expect(textsOf({ keyfeatures: [text] })).toEqual([expect.stringMatching(R44_BLOCKED)]);
  });

  it("block a verdict that names the norm", () => {
    expect(mayPublish(checkProducto({ ...PRODUCTO, veredicto: "Barata y R44." }))).toBe(false);
  });

  it("only warn where R129 is named beside R44", () => {
    const notas = checkProducto({ ...PRODUCTO, keyfeatures: ["R129, que sustituye a la R44"] });
    expect(notas).toMatchObject([{ level: "aviso", texto: expect.stringMatching(R44_MENTIONED) }]);
  });

  it.each(["Leche de inicio 800 g", "Leche infantil 1", "Preparado para lactantes"])(
    "block %s",
    (title) => {
      expect(mayPublish(checkProducto({ ...PRODUCTO, title }))).toBe(false);
      expect(textsOf({ title })).toEqual([expect.stringMatching(FORMULA_BLOCKED)]);
    },
  );

  it("only warn of follow-on milk", () => {
    const notas = checkProducto({ ...PRODUCTO, title: "Leche de continuación 2" });
    expect(notas).toMatchObject([
      { level: "aviso", texto: expect.stringMatching(FORMULA_MENTIONED) },
    ]);
  });
});

describe("checks of an article", () => {
  const withText = (text: string) =>
    checkConsejo({ ...CONSEJO, contenido: `${CONSEJO.contenido}\n${text}` });
  const nota = (level: string, text: RegExp) => [
    { level, texto: expect.stringMatching(text), campo: expect.any(String) },
  ];
  const aviso = (text: RegExp) => nota("aviso", text);
  const bloqueo = (text: RegExp) => nota("bloqueo", text);

  it("have nothing against a careful one", () => {
    expect(checkConsejo(CONSEJO)).toEqual([]);
  });

  it.each<[string, Partial<typeof CONSEJO>, RegExp]>([
    ["no picture", { imagen: "" }, /No tiene imagen/],
    ["no text for the picture", { imagen_alt: "" }, /quien no la ve no sabrá qué muestra/],
    ["no excerpt", { extracto: "" }, /No tiene extracto: es lo que se lee en las listas/],
    ["a short text", { contenido: "Corto." }, /texto es muy corto: con menos de 600 caracteres/],
  ])("warn of %s", (_, change, text) => {
    expect(checkConsejo({ ...CONSEJO, ...change })).toEqual(aviso(text));
  });

  it("let an article warn of R44 and block one that recommends it", () => {
    expect(withText("Desde 2024 está prohibida la venta de sillas R44.")).toEqual([]);
    expect(withText("La R129 llegó después de la R44.")).toEqual(aviso(R44_MENTIONED));
    expect(withText("Una silla R44 es una compra segura.")).toEqual(bloqueo(R44_BLOCKED));
  });

  it("let an article inform about starter formula and block its promotion", () => {
    const informs = withText("La leche de inicio se prepara con agua tibia.");
    expect(informs).toEqual(aviso(FORMULA_MENTIONED));
    expect(withText("Recomendamos esta leche de inicio.")).toEqual(bloqueo(FORMULA_BLOCKED));
  });
});

it("each note names a field of the form where it can be mended", () => {
  const bare = { titulo: "La mejor cuna", categoria: "salud", contenido: "", imagen: "" };
  const consejo = checkConsejo(bare).map(({ campo }) => campo);
  expect(consejo.filter((campo) => !campo || !Object.hasOwn(CONSEJO_LABELS, campo))).toEqual([]);
  expect(consejo).toEqual(expect.arrayContaining(["contenido", "imagen", "extracto", "fuentes"]));
  const producto = checkProducto({ title: "La mejor cuna" }).map(({ campo }) => campo);
  expect(producto.filter((campo) => !campo || !Object.hasOwn(FIELD_LABELS, campo))).toEqual([]);
  expect(producto).toEqual(expect.arrayContaining(["pros", "cons", "revisor", "imageurl"]));
});

it("the demo catalogue could be published", () => {
  expect(demoProductos.filter((each) => !mayPublish(checkProducto(each)))).toEqual([]);
  expect(demoConsejos.filter((each) => !mayPublish(checkConsejo(each)))).toEqual([]);
});
