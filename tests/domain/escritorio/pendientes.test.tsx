import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { generate } from "~/cli/seed/generate.server";
import { COUNTED_MOST } from "~/domain/escritorio/pendiente";
import { countPendientes } from "~/domain/escritorio/pendientes.server";
import { PendientesList } from "~/domain/escritorio/pendientes-list";
import { testDatabase } from "../../support/database";

testDatabase(async (database) => {
  await seedBaseline(database);
  await generate(database, { productos: COUNTED_MOST + 5, consejos: 0 });
});

describe("what there is to do", () => {
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
