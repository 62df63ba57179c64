import { expect, it } from "vitest";
import { Criterios } from "~nouns/ficha/criterios";
import { drawOnSite } from "../../../support/drawn";

const criterio = (nombre: string, valor: number, peso: number) => ({
  ...{ id: nombre, nombre, valor, peso, unidad: "de 5", tipo: "numero" as const },
  ...{ mejor: "mas" as const, texto: `${valor} de 5`, fuente: "medido" as const },
});
const CRITERIOS = [criterio("Uso", 5, 2), criterio("Limpieza", 3.5, 1)];

const draw = (rating: number) => drawOnSite(<Criterios criterios={CRITERIOS} rating={rating} />);

it("explains a score by its parts, what each counts and their mean", async () => {
  const html = await draw(4.5);
  expect(html).toContain("5 de 5 · cuenta el doble");
  expect(html).toContain("La media, según lo que cuenta cada una, es 4,5.");
  expect(html).not.toContain("se aparta");
});

it.each([
  [4.6, false],
  [4.4, false],
  [4.7, true],
  [0, false],
])("says of the score %d whether it departs from the mean of 4.5: %s", async (rating, isApart) => {
  expect((await draw(rating)).includes("se aparta de esa media")).toBe(isApart);
});
