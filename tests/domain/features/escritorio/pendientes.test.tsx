import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { generate } from "~/cli/seed/generate.server";
import { COUNTED_MOST, pendientesOf } from "~features/escritorio/pendiente";
import { countPendientes } from "~features/escritorio/pendientes.server";
import { PendientesList } from "~features/escritorio/pendientes-list";
import { siteDatabase } from "../../../support/database";

siteDatabase(async (database) => {
  await generate(database, { productos: COUNTED_MOST + 5, consejos: 0 });
});

describe("what there is to do", () => {
  it.each([
    [1, "producto sin imagen", "En las listas queda un hueco.", "Solo se ve aquí."],
    [2, "productos sin imagen", "En las listas quedan huecos.", "Solo se ven aquí."],
  ])("is said in the number of what it counts (%i)", async (count, text, hueco, aqui) => {
    const none = await countPendientes({ isMain: true });
    const all = Object.fromEntries(Object.keys(none).map((key) => [key, count]));
    const told = pendientesOf(all as typeof none);
    expect(told.find((each) => each.text === text)?.why).toBe(hueco);
    const borrador = told.find((each) => each.text.includes("en borrador"));
    expect(borrador?.why).toBe(aqui);
    const plural =
      count === 1 ? /\b(los ha|Sus|quienes|aparecen|Las sirve)\b/ : /\b(lo ha|La sirve|no la ve)\b/;
    expect(told.filter(({ why }) => plural.test(why))).toEqual([]);
  });

  it("is counted no further than a line shows", async () => {
    expect((await countPendientes({ isMain: false })).sinImagen).toBe(COUNTED_MOST);
  });

  it.each([
    [COUNTED_MOST - 1, "999"],
    [COUNTED_MOST, "999+"],
  ])("%i of a kind are shown as %s", (count, shown) => {
    const html = renderToStaticMarkup(
      <PendientesList
        pendientes={[{ count, text: "productos", why: "Por algo.", href: undefined }]}
      />,
    );
    expect(html).toContain(`>${shown}<`);
  });
});
