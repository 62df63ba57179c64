import { expect, it } from "vitest";
import { useFields } from "~/ui/form/fields";
import type { Dato } from "~nouns/ficha/dato";
import { FichaSection } from "~nouns/productos/form/producto-form-parts";
import { drawOnSite } from "../../../../support/drawn";

const dato = (clave: string): Dato => ({
  ...{ id: `${clave}-x`, clave, nombre: clave, unidad: "", tipo: "texto", opciones: [] },
  ...{ mejor: null, filtrable: false, frase: "", peso: null },
});
const datos = ["peso", "grosor", "tela"].map(dato);

const draw = async (medidos: string[], stored = {}) => {
  const labels = Object.fromEntries(datos.map(({ id, nombre }) => [`dato_${id}`, nombre]));
  const Section = () => {
    const { field } = useFields(undefined, { stored }, labels);
    return <FichaSection {...{ field, datos, medidos, otrosDatos: 0 }} />;
  };
  const html = await drawOnSite(<Section />);
  const [open = "", folded = ""] = html.split("Otros datos");
  const named = (part: string) =>
    [...part.matchAll(/name="dato_(\w+)-x"/g)].map(([, each]) => each);
  return [named(open), named(folded)];
};

it("facts that nobody in the category has are folded for whoever edits, until one has a value", async () => {
  expect(await draw(["peso-x"])).toEqual([["peso"], ["grosor", "tela"]]);
  expect(await draw(["peso-x"], { "dato_tela-x": "Lino" })).toEqual([["peso", "tela"], ["grosor"]]);
  expect(await draw([])).toEqual([["peso", "grosor", "tela"], []]);
});
