import { describe, expect, it } from "vitest";
import { ajustesSchema } from "~/domain/ajustes/ajustes-schema.server";
import { NEUTROS } from "~/domain/ajustes/neutros";
import type { Campo } from "~/domain/ajustes/secciones/campo";
import {
  CAMPOS,
  clavesOf,
  isSeccion,
  SECCIONES,
  type SeccionKey,
} from "~/domain/ajustes/secciones/secciones";
import { demoTextos } from "~db/demo/textos";
import { XSS } from "../../fixtures/xss";

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
    const { max, rows, opciones }: Campo = CAMPOS[key];
    expect(problemOf(seccion, key, "a".repeat(max + 1))).toBeDefined();
    if (rows && !opciones) expect(problemOf(seccion, key, "a\n".repeat(2_001))).toBeDefined();
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
  ["textos", "oculta_consejos", "2"],
  ["aspecto", "portada_imagen", "https://evil.test/a.jpg"],
  ["aspecto", "portada_dibujo", "otro"],
  ["legal", "nif", "00000000A"],
  ["legal", "telefono", "llámame"],
  ["legal", "email", "nadie"],
] as [SeccionKey, string, string][])("in %s, %s is never %j", (seccion, key, value) => {
  expect(problemOf(seccion, key, value)).toBeDefined();
});

it.each(XSS)("lets no address be %j", (payload) => {
  expect(problemOf("textos", "menu", `Leer | ${payload}`)).toBeDefined();
  expect(problemOf("aspecto", "portada_imagen", payload)).toBeDefined();
});
