import { describe, expect, it } from "vitest";
import { ajustesSchema } from "~nouns/ajustes/ajustes-schema.server";
import { NEUTROS } from "~nouns/ajustes/neutros";
import type { CampoAjuste } from "~nouns/ajustes/secciones/campo";
import {
  CAMPOS,
  clavesOf,
  isSeccion,
  SECCIONES,
  type SeccionKey,
} from "~nouns/ajustes/secciones/secciones";
import { XSS } from "../../../fixtures/xss";
import { demoTextos } from "../../../support/demo";

const secciones = Object.keys(SECCIONES).filter(isSeccion);
const NEEDED = { nombre: "La Cuna", portada_titulo: "Hola" };

const check = (seccion: SeccionKey, values: Record<string, string>) =>
  ajustesSchema(seccion).safeParse({ ...NEEDED, ...values });
const problemOf = (seccion: SeccionKey, key: string, value: string) =>
  check(seccion, { [key]: value }).error?.issues.find(({ path }) => path[0] === key)?.message;

describe.each(secciones)("the settings of %s", (seccion) => {
  it("stand on one card each", () => {
    const shown = SECCIONES[seccion].tarjetas.flatMap(({ claves }) => [...claves]);
    expect(shown.sort()).toEqual(clavesOf(seccion).sort());
  });

  it("take the neutral texts, those of the demo, and none at all", () => {
    for (const texts of [NEUTROS, demoTextos, {}]) {
      expect(check(seccion, texts as Record<string, string>).error).toBeUndefined();
    }
  });

  it.each(clavesOf(seccion))("have a limit for %s", (key) => {
    const { max, rows, opciones }: CampoAjuste = CAMPOS[key];
    const tooLong = "a".repeat(max + 1);
    for (const text of [tooLong, rows && !opciones ? "a\n".repeat(2_001) : tooLong]) {
      expect(problemOf(seccion, key, text)).toBeDefined();
    }
  });
});

it.each([
  ["sitio", "redes", "http://ejemplo.es"],
  ["sitio", "redes", "https://a.es\n".repeat(9)],
  ["sitio", "boletin", "javascript:alert(1)"],
  ["sitio", "verificacion", "sin contenido"],
  ["sitio", "verificacion", "nombre | <script>"],
  ["sitio", "verificacion", "a | b\n".repeat(7)],
  ["sitio", "tag", "mi tag"],
  ["sitio", "tags", "paseo-viaje"],
  ["sitio", "tags", "a | b\n".repeat(16)],
  ["sitio", "precio_horas", "-1"],
  ["sitio", "nombre", ""],
  ["sitio", "nombre", "La\nCuna"],
  ["textos", "portada_titulo", " "],
  ["textos", "portada_botones", "Leer"],
  ["textos", "portada_botones", "A | /a\nB | /b\nC | /c"],
  ["textos", "menu", "Fuera | //evil.test"],
  ["textos", "menu", "A | /a\n".repeat(9)],
  ["textos", "esenciales", "Sin texto"],
  ["textos", "casa", "ventana | Ventana | Por una ventana de …"],
  ["textos", "casa", "puerta | Puerta | Por una puerta"],
  ["textos", "casa", "puerta | | Por una puerta de …"],
  ["textos", "casa", "isofix | ISOFIX | Sin ISOFIX …"],
  ["textos", "casa", "puerta | Puerta | De …\npuerta | Ascensor | De …"],
  ["textos", "casa_kilos", "14, 11"],
  ["textos", "casa_kilos", "14, 11, ocho"],
  ["textos", "oculta_consejos", "2"],
  ["aspecto", "portada_imagen", "https://evil.test/a.jpg"],
  ["aspecto", "portada_dibujo", "otro"],
  ["legal", "nif", "00000000A"],
  ["legal", "nif", "Z1234567A"],
  ["legal", "telefono", "llámame"],
  ["legal", "email", "nadie"],
] as [SeccionKey, string, string][])("in %s, %s is never %j", (seccion, key, value) => {
  expect(problemOf(seccion, key, value)).toBeDefined();
});

it.each(XSS)("lets no address be %j", (payload) => {
  expect(problemOf("textos", "menu", `Leer | ${payload}`)).toBeDefined();
  expect(problemOf("aspecto", "portada_imagen", payload)).toBeDefined();
});

describe("the networks that pay", () => {
  const saved = (typed: string) => check("sitio", { redes_afiliado: typed }).data?.redes_afiliado;

  it("are hosts, of which a whole address tells one", () => {
    expect(saved("awin1.com\r\n  GENI.us \n\nhttps://www.tradedoubler.com/click?p=1")).toBe(
      "awin1.com\ngeni.us\n\ntradedoubler.com".replace("\n\n", "\n"),
    );
    expect(saved("")).toBe("");
  });

  it.each(["Awin", "awin1 com", "awin1.com, geni.us", "com", "1.2.3.4", "javascript:alert(1)"])(
    "are not %j",
    (typed) => {
      expect(problemOf("sitio", "redes_afiliado", `geni.us\n${typed}`)).toBe(
        "Escribe un dominio en cada línea, como awin1.com",
      );
    },
  );

  it("are thirty at most", () => {
    const hosts = (count: number) =>
      Array.from({ length: count }, (_, n) => `red-${n}.example`).join("\n");
    expect(problemOf("sitio", "redes_afiliado", hosts(30))).toBeUndefined();
    expect(problemOf("sitio", "redes_afiliado", hosts(31))).toBe("Pon 30 redes como máximo");
  });
});

it("texts in the marks of articles are kept as they were meant", () => {
  const copied = "##\u00a0Uno\n•\tDos\n1)\u00a0Tres";
  const keys = [
    ...(["sobre", "faq", "orden_texto"] as const).map((key) => ["textos", key] as const),
    ...(["aviso_texto", "privacidad_texto", "cookies_texto"] as const).map(
      (key) => ["legal", key] as const,
    ),
  ];
  for (const [seccion, key] of keys) {
    expect(check(seccion, { [key]: copied }).data?.[key], key).toBe("## Uno\n- Dos\n1. Tres");
  }
  expect(check("textos", { pie: "• Hola" }).data?.pie).toBe("• Hola");
  expect(check("textos", { lista: "##\u00a0Dormir\n•\tCuna: firme" }).data?.lista).toBe(
    "## Dormir\n[c1] Cuna: firme",
  );
  expect(check("sitio", { tags: "paseo\u00a0|\u00a0misitio-21" }).error).toBeUndefined();
});

describe("the tax number", () => {
  const nifOf = (nif: string, isForeign = false) =>
    ajustesSchema("legal", isForeign).safeParse({ nif }).data?.nif;

  it.each([
    ["12345678z", "12345678Z"],
    ["X-1234567-L", "X1234567L"],
    ["ES B-58378431", "B58378431"],
    ["es12345678Z", "12345678Z"],
    ["ES X1234567L", "X1234567L"],
    ["K1234567L", "K1234567L"],
    ["L 1234567\u2011L", "L1234567L"],
    ["M1234567L", "M1234567L"],
    ["N0032484H", "N0032484H"],
  ])("%s is kept as %s", (typed, kept) => expect(nifOf(typed)).toBe(kept));

  it.each(["K1234567A", "L12345675", "M1234567Z", "ES12345678A", "ESPAÑA", "FR12345678901"])(
    "%s is none of Spain's",
    (typed) => expect(nifOf(typed)).toBeUndefined(),
  );

  it.each(["FR 12 345678901", "CHE-123.456.789 MWST", "12345678A"])(
    "%s is kept as typed where it is said to be foreign",
    (typed) => expect(nifOf(typed, true)).toBe(typed),
  );
});
