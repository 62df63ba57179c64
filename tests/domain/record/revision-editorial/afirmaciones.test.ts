import { describe, expect, it } from "vitest";
import { afirmacionesDe as afirmacionesDeConsejo } from "~nouns/consejos/rules/check-consejo.server";
import { afirmacionesDe as afirmacionesDeProducto } from "~nouns/productos/rules/check-producto.server";
import {
  checkSalud,
  checkSuperlatives,
  checkVerde,
} from "~record/revision-editorial/afirmaciones.server";
import { demoConsejos, demoProductos, demoTextos } from "../../../support/demo";

const CURES = [
  "Cura la dermatitis en tres días.",
  "Un aceite que CURA.",
  "Alivia los cólicos desde el primer biberón.",
  "Sus cojines alivian el reflujo.",
  "Previene la plagiocefalia.",
  "Ayuda a prevenir otitis.",
  "Reduce el riesgo de muerte súbita.",
  "Reduciendo los riesgos de asma",
  "Biberón anticólico",
  "Tetina anti-cólicos",
  "Válvula anticólicos de 150 ml",
  "Calma los cólicos.",
  "No pesa nada y cura el eccema.",
  "No cura, pero alivia.",
  "Con él se evita el ruido; evita los gases.",
];

const HARMLESS = [
  "No cura nada, ni alivia los cólicos.",
  "Ningún colchón previene la plagiocefalia.",
  "Nadie ha demostrado que cura los cólicos.",
  "Ninguno, ni los de sensor ni los de alarma, ha demostrado evitar la fiebre.",
  "Tampoco reduce el riesgo de muerte súbita.",
  "¿Alivia los cólicos? No hay pruebas.",
  "La caja dice «alivia los cólicos», y no hemos hallado ningún estudio.",
  "Que alivie los cólicos no está probado.",
  "El arnés reduce el riesgo de caída.",
  "El freno previene los vuelcos y el tapón previene que se derrame.",
  "La correa ancha alivia el peso.",
  "La cura del ombligo es agua y jabón; las curas, una al día.",
  "El ombligo se cura solo.",
  "Procura que la habitación esté a oscuras.",
  "Asegura el cinturón y evita el sol.",
  "::producto biberon-anticolico-alba",
  "Las vacunas y los accidentes: lo que dice la ley.",
];

const GREEN = [
  "Algodón ecológico.",
  "Pinturas no tóxicas y madera clara.",
  "Es atóxico y biodegradable.",
  "Una silla sostenible",
  "Libre de tóxicos.",
  "Embalaje respetuoso con el medio ambiente.",
  "Fabricada con cero emisiones.",
  "La opción eco-friendly",
];

const PROVEN = [
  "Algodón ecológico con certificado GOTS.",
  "Pinturas no tóxicas, según la norma EN 71-3.",
  "No es ecológico: es poliéster.",
  "Ni sostenible ni barato.",
  "¿Es biodegradable? El fabricante no lo aclara.",
  "La etiqueta pone «sostenible» y no dice por qué.",
  "Un ritmo que se sostiene; la tóxica moda de estrenar.",
];

describe("a promise of health", () => {
  it.each(CURES)("is found: %s", (text) => {
    expect(checkSalud(text)).toEqual([
      { level: "aviso", texto: expect.stringMatching(/Promete un efecto en la salud/) },
    ]);
  });

  it.each(HARMLESS)(
    "is none where it is denied, asked, quoted or about something else: %s",
    (text) => {
      expect(checkSalud(text)).toEqual([]);
    },
  );

  it("is found wherever a product says it, and on a page of the owner's", () => {
    for (const product of [
      { title: "Biberón anticólico" },
      { veredicto: "Alivia los cólicos." },
      { pros: ["Previene la otitis"] },
      { keyfeatures: "Cura el eccema" },
    ]) {
      expect(afirmacionesDeProducto(product)).toContainEqual(
        expect.objectContaining({ texto: expect.stringMatching(/^Promete un efecto/) }),
      );
    }
    expect(afirmacionesDeConsejo({ contenido: "Alivia los cólicos." })).toContainEqual(
      expect.objectContaining({ campo: "contenido", texto: expect.stringMatching(/^Promete/) }),
    );
  });

  it("may stand in an article that names its source", () => {
    const text = "Dormir boca arriba reduce el riesgo de muerte súbita.";
    const says = (fuentes: string) =>
      afirmacionesDeConsejo({ contenido: text, fuentes }).some(({ texto }) =>
        /^Promete/.test(texto),
      );
    expect([says(""), says("AEP: recomendaciones de sueño seguro, 2023")]).toEqual([true, false]);
  });
});

describe("a green claim", () => {
  it.each(GREEN)("is found without proof: %s", (text) => {
    expect(checkVerde(text)).toEqual([
      { level: "aviso", texto: expect.stringMatching(/Di qué certificado lo respalda/) },
    ]);
  });

  it.each(PROVEN)("is none where it is proven or not made: %s", (text) => {
    expect(checkVerde(text)).toEqual([]);
  });

  it("is found in a product and in an article, whatever its sources", () => {
    const found = expect.objectContaining({ texto: expect.stringMatching(/sin prueba/) });
    expect(afirmacionesDeProducto({ descripcion: "Algodón ecológico." })).toContainEqual(found);
    const consejo = { contenido: "Algodón ecológico.", fuentes: "AEP" };
    expect(afirmacionesDeConsejo(consejo)).toContainEqual(found);
  });
});

describe("an article", () => {
  const isTold = (contenido: string) =>
    afirmacionesDeConsejo({ contenido }).some(({ texto }) => /^Promete/.test(texto));

  it.each([
    "Tragar alivia: ofrécele el pecho cuando el avión despegue.",
    "## Prevenir la mitad",
    "Comer sentado reduce el riesgo.",
    "Estos ajustes alivian una semana torpe.",
  ])("may speak of relief and care: %s", (text) => {
    expect(isTold(text)).toBe(false);
  });

  it.each([
    "Los masajes alivian los cólicos.",
    "Lavarse las manos previene muchas infecciones.",
    "Un biberón anticólico ayuda.",
  ])("is asked for the source of what it says of an illness: %s", (text) => {
    expect(isTold(text)).toBe(true);
  });
});

it("a bare superlative is found in a title, and stands where it says among which", () => {
  const found = [expect.objectContaining({ texto: expect.stringMatching(/«el mejor»/) })];
  expect(afirmacionesDeProducto({ title: "La mejor trona" })).toEqual(found);
  expect(afirmacionesDeConsejo({ titulo: "La mejor cuna" })).toEqual(found);
  const pros = ["La mejor de las que hemos probado"];
  expect(afirmacionesDeProducto({ pros })).toEqual([]);
});

it("a superlative that is denied or asked about is none", () => {
  expect(checkSuperlatives("No es la mejor cuna.")).toEqual([]);
  expect(checkSuperlatives("¿Cuál es el mejor carrito?")).toEqual([]);
  expect(checkSuperlatives("Es la mejor cuna.")).toHaveLength(1);
});

it("the demo claims nothing of the kind", () => {
  const of = (notas: { texto: string }[]) =>
    notas.filter(({ texto }) => /^Promete un efecto|sin prueba/.test(texto));
  expect(demoProductos.flatMap((each) => of(afirmacionesDeProducto(each)))).toEqual([]);
  expect(demoConsejos.flatMap((each) => of(afirmacionesDeConsejo(each)))).toEqual([]);
  for (const text of Object.values(demoTextos)) {
    expect(of([...checkSalud(text), ...checkVerde(text)])).toEqual([]);
  }
});
