import { beforeEach, expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { migrate } from "~db/migrator.server";
import { findTrayectoria } from "~nouns/productos/queries/trayectoria.server";
import { giroText } from "~nouns/productos/rules/trayectoria";
import { listPapelera, restore } from "~record/papelera/papelera.server";
import { openBefore } from "../support/before-migration";
import { readRows } from "../support/stored";

const at = (day: number) => `2026-05-0${day}T10:00:00.000Z`;

let site: Awaited<ReturnType<typeof openBefore>>;
beforeEach(async () => {
  site = await openBefore("0055");
});

const add: typeof site.add = (...row) => site.add(...row);

/** A row of the product as it was in this version. */
const state = (version: number, changes: object = {}) => ({
  ...{ id: "p-a", slug: "a", title: "A", titulo_folded: "a", category: "ropa", rating: 4 },
  ...{ isrecommended: 0, veredicto: null, estado: "published", destacado_home: 0, version },
  ...{ created_at: at(1), updated_at: at(version), published_at: at(1), ...changes },
});
const version = (n: number, changes: object = {}, more: object = {}) =>
  add("versiones", {
    ...{ id: `v-${n}`, tipo: "producto", item_id: "p-a", version: n, causa: "edicion" },
    ...{ datos: JSON.stringify(state(n, changes)), created_at: at(n), ...more },
  });
const told = async () => {
  const { desde = "", giros = [] } = (await findTrayectoria("p-a")) ?? {};
  return [desde.slice(0, 10), ...giros.map((giro) => `${giro.dia.slice(8, 10)} ${giroText(giro)}`)];
};

it("a product is told from the first version that is there, and from its making where it is that", async () => {
  add("productos", state(4, { rating: 2, isrecommended: 1 }));
  version(2);
  version(3, { rating: 3, estado: "draft" });
  version(4, { rating: 2, isrecommended: 1 });
  await migrate(site.database);
  expect(await told()).toEqual([
    ...["2026-05-02", "04 Recomendado: de no a sí", "04 Valoración: de 3,0 a 2,0"],
    "03 Valoración: de 4,0 a 3,0",
  ]);
  site.raw.exec("delete from trayectoria where campo = 'inicio'");
  expect((await told())[0]).toBe("2026-05-01");
});

it("what was written before it was published, or what no version knew, is no change", async () => {
  add(
    "productos",
    state(4, { retirada: "alerta", retirada_motivo: "Se suelta.", retirada_at: at(4) }),
  );
  version(1, { rating: 1, estado: "draft", published_at: null });
  version(2, { estado: "draft", published_at: null, rating: 3 });
  version(3, { isrecommended: undefined });
  site.raw.prepare("update versiones set datos = 'roto' where version = 1").run();
  await migrate(site.database);
  expect(await findTrayectoria("p-a")).toBeUndefined();
});

it("a withdrawal has its reason, and an import that was undone has left nothing", async () => {
  add(
    "productos",
    state(4, { retirada: "alerta", retirada_motivo: "Se suelta.", retirada_at: at(4) }),
  );
  version(1, { retirada: null }, { importacion_id: "uno", causa: "importacion" });
  version(2, { retirada: null, rating: 5 });
  version(3, { retirada: null });
  add("importaciones", { id: "uno", archivo: "a.csv", estado: "deshecha", created_at: at(1) });
  add("importacion_filas", {
    ...{ importacion_id: "uno", fila: 2, datos: "{}", producto_id: "p-a", version: 2 },
    ...{ resultado: "actualizada", deshecho: "restaurada" },
  });
  await migrate(site.database);
  expect(await told()).toEqual(["2026-05-01", "04 Venta: de «a la venta» a «alerta de seguridad»"]);
  expect((await findTrayectoria("p-a"))?.giros[0]?.motivo).toBe("Se suelta.");
});

it("an import that may still be undone is named, so that it takes its entries back", async () => {
  add("productos", state(2, { rating: 5 }));
  version(1, {}, { importacion_id: "uno", causa: "importacion" });
  await migrate(site.database);
  expect(await readRows("trayectoria")).toMatchObject([
    { campo: "rating", importacion_id: "uno", version: 2 },
  ]);
});

it("a product that lies in the trash comes back with it", async () => {
  add("categorias", { id: "c", nombre: "Ropa", nombre_folded: "ropa", slug: "ropa" });
  const trash = (id: string, datos: string) =>
    add("versiones", {
      ...{ id, tipo: "producto", item_id: "p-a", version: 2, causa: "borrado", titulo: "A" },
      ...{ datos, created_at: at(3) },
    });
  trash("papel", JSON.stringify([{ table: "productos", rows: [state(2, { rating: 5 })] }]));
  trash("roto", "[7]");
  version(1, {}, { borrado_id: "papel" });
  await migrate(site.database);
  expect((await listPapelera()).total).toBe(2);
  const { outcome } = await site.database.write((trx) => restore(trx, KINDS, "papel"));
  expect(outcome).toBe("papelera.recuperado");
  expect(await told()).toEqual(["2026-05-01", "02 Valoración: de 4,0 a 5,0"]);
});
