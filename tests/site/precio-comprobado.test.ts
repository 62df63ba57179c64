import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { flashText } from "../support/browser";
import { addRows } from "../support/rows";
import type { Fields, Site } from "../support/site";
import { useAdmin, useSite } from "../support/use-site";

const LIST = "/admin/productos?filtro=precio-antiguo";
const LONG_AGO = "2020-01-31T10:00:00.000Z";
const DONE = "Precio comprobado La ficha lleva la fecha de hoy.";

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" } });
const ana = useAdmin(site);
let sql: ReturnType<Site["sql"]>;
/** The number of entries in the history before the test, which never shrinks. */
let begun: number;
beforeAll(() => {
  sql = site.sql();
});
beforeEach(() => {
  sql.exec("delete from productos");
  begun = sql.prepare("select count(*) from audit_log").pluck().get() as number;
  for (const n of [1, 2, 3]) add(n, "9,90 €");
});

const add = (n: number, price: string | null) =>
  addRows(sql, "productos", {
    ...{ id: `P${n}`, title: `Cuna ${n}`, imageurl: "https://ejemplo.es/x.jpg" },
    ...{ price, precio_comprobado_at: price && LONG_AGO },
  });
const row = (id: string) =>
  sql.prepare("select * from productos where id = ?").get(id) as Record<string, unknown>;
const isChecked = (id: string) => String(row(id).precio_comprobado_at) > "2026";
const history = () =>
  sql
    .prepare("select target from audit_log where action = ? and id > ? order by id")
    .pluck()
    .all("producto.precio-comprobado", begun);
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const rowsOf = (html: string) => html.match(/id="producto-P\d"/g)?.length ?? 0;

describe("a price that is still right", () => {
  it("is marked in its row of the list that the dashboard leads to, and leaves that list", async () => {
    expect(await ana.text("/admin")).toMatch(
      /href="\/admin\/productos\?filtro=precio-antiguo"[^>]*>(?:(?!<\/a>).)*precios comprobados hace mucho/s,
    );
    const list = await ana.text(LIST);
    expect(textOf(list)).toContain("Precio comprobado hoy : Cuna 1");
    const fields = { id: "P1", intent: "precio-comprobado", volver: `${LIST}#producto-P1` };
    const answer = await ana.post("/admin/productos?index", fields);
    const back = answer.headers.get("Location") ?? "";
    expect([answer.status, back]).toEqual([303, `${LIST}#producto-P1`]);
    const after = await ana.text(back);
    expect(flashText(after)).toBe(DONE);
    expect([rowsOf(list), rowsOf(after)]).toEqual([3, 2]);
    expect([isChecked("P1"), isChecked("P2"), history()]).toEqual([true, false, ["P1"]]);
    expect(await (await site.fetch("/producto/cuna-1")).text()).toMatch(/Precio visto .*\(hoy\)/);
    expect(textOf(await ana.text("/admin/productos"))).not.toContain("comprobado hoy : Cuna 1");
    expect(await ana.text("/admin/historial")).toContain("Comprobó el precio de un producto");
  });

  it("gives its product no new version, as its text is the same", async () => {
    await ana.post("/admin/productos?index", { id: "P1", intent: "precio-comprobado" });
    expect(row("P1")).toMatchObject({ version: 1, updated_at: "2026-01-02T10:00:00.000Z" });
  });

  it("is marked for many products at once, after asking; those without a price stay", async () => {
    add(4, null);
    const marked = new URLSearchParams("accion=precio&id=P1&id=P2&id=P4");
    expect(await ana.text(LIST)).toMatch(
      /name="accion" value="precio"[^>]*>Precio comprobado hoy</,
    );
    expect(await ana.text(`/admin/productos/lote/confirmar?${marked}`)).toContain(
      "¿Marcar los precios de 3 productos como comprobados hoy?",
    );
    await ana.post("/admin/productos/lote/confirmar", [...marked]);
    expect(flashText(await ana.text(LIST))).toBe("Precios comprobados");
    expect([isChecked("P1"), isChecked("P2"), isChecked("P3")]).toEqual([true, true, false]);
    expect(row("P4").precio_comprobado_at).toBeNull();
    expect(history()).toEqual(["P1", "P2"]);
  });

  it.each([
    ["no product", "P9"],
    ["no price", "P4"],
  ])("is not marked where there is %s, and that is said", async (_, id) => {
    add(4, null);
    await ana.post("/admin/productos?index", { id, intent: "precio-comprobado" });
    expect(flashText(await ana.text(LIST))).toBe(
      "Error Ese producto ya no existe o no tiene precio.",
    );
    expect(history()).toEqual([]);
  });
});

describe("the button of the form", () => {
  const FORM = "/admin/productos/P1";
  const press = (more: Record<string, string> = {}) => {
    const { id, title, slug, category, imageurl, price, estado, version } = row("P1");
    const stored = { id, title, slug, category, imageurl, price, estado, version, rating: "4" };
    return ana.post(FORM, { ...stored, intent: "precio-comprobado", ...more } as Fields);
  };

  it("says when the price was checked, and marks it", async () => {
    const before = await ana.text(FORM);
    expect(before).toContain("Precio comprobado el 31 de enero de 2020.");
    expect(before).toMatch(/value="precio-comprobado"[^>]*>Precio comprobado hoy</);
    const answer = await press();
    expect([answer.status, isChecked("P1")]).toEqual([303, true]);
    const after = await ana.text(answer.headers.get("Location") ?? "");
    expect(flashText(after)).toBe(DONE);
    expect(after).toContain("Precio comprobado hoy.");
    expect(after).not.toContain('value="precio-comprobado"');
  });

  it("keeps what else was typed, and saves none of it", async () => {
    const answer = await press({ title: "A medias", rating: "nada" });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('value="A medias"');
    expect(html).toContain("Precio comprobado hoy.");
    expect([isChecked("P1"), row("P1").title]).toEqual([true, "Cuna 1"]);
  });

  it("does not mark a price that was typed anew and not saved", async () => {
    const answer = await press({ price: "12 €" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("El precio guardado es «9,90 €».");
    expect(html).toContain('value="12 €"');
    expect(isChecked("P1")).toBe(false);
  });

  it("does not tell of a price that was taken away meanwhile", async () => {
    sql.exec("update productos set price = null, precio_comprobado_at = null where id = 'P1'");
    const answer = await press({ price: "" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Ese producto ya no existe o no tiene precio.");
    expect(row("P1").precio_comprobado_at).toBeNull();
  });

  it("tells that the product is gone, and keeps what was typed", async () => {
    const fields: Fields = { intent: "precio-comprobado", title: "A medias", price: "9,90 €" };
    const answer = await ana.post("/admin/productos/P9", fields);
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain("Alguien ha eliminado este producto");
    expect(html).toContain('value="A medias"');
  });

  it("is not there without a stored price", async () => {
    add(4, null);
    expect(await ana.text("/admin/productos/P4")).not.toContain('value="precio-comprobado"');
    expect(await ana.text("/admin/productos/nuevo")).not.toContain('value="precio-comprobado"');
  });
});

describe("prices that are typed in the list", () => {
  const send = (...rows: [id: string, antes: string, precio: string][]) =>
    ana.post("/admin/productos?filtro=precio-antiguo&index", [
      ...[["intent", "precios"] as [string, string], ["volver", LIST] as [string, string]],
      ...rows.flatMap(([id, antes, precio]): [string, string][] => [
        ...[["id", id] as [string, string], ["antes", antes] as [string, string]],
        ["precio", precio],
      ]),
    ]);
  const prices = () => sql.prepare("select price from productos order by id").pluck().all();

  it("are saved together, and date only those that changed", async () => {
    const answer = await send(
      ["P1", "9,90 €", "8 €"],
      ["P2", "9,90 €", " 9,90 €"],
      ["P3", "9,90 €", ""],
    );
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, LIST]);
    expect(prices()).toEqual(["8,00 €", "9,90 €", null]);
    expect(["P1", "P2"].map(isChecked)).toEqual([true, false]);
    expect(row("P3").precio_comprobado_at).toBeNull();
    expect(row("P1")).toMatchObject({ version: 2, title: "Cuna 1" });
    expect(row("P2")).toMatchObject({ version: 1 });
    const kept = "select count(*) from versiones where item_id = ?";
    expect(sql.prepare(kept).pluck().get("P1")).toBe(2);
    expect(await ana.text(LIST)).toContain("Precios guardados");
  });

  it("are not saved over the price that somebody else has written, and stay typed", async () => {
    sql.exec("update productos set price = '7 €', version = 2 where id = 'P2'");
    const answer = await send(["P1", "9,90 €", "8 €"], ["P2", "9,90 €", "6 €"]);
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(textOf(html)).toContain("el precio de «Cuna 2», ahora 7,00 €");
    expect(html).toMatch(/name="antes" value="7,00 €"/);
    expect(html).toMatch(/name="precio"[^>]* value="6 €"|value="6 €"[^>]* name="precio"/);
    expect(prices()).toEqual(["9,90 €", "7 €", "9,90 €"]);
  });

  it("are saved once when they are sent again, and over what was told", async () => {
    sql.exec("update productos set price = '7 €', version = 2 where id = 'P2'");
    expect((await send(["P1", "9,90 €", "8 €"], ["P2", "7,00 €", "6 €"])).status).toBe(303);
    expect((await send(["P1", "9,90 €", "8 €"])).status).toBe(303);
    expect([prices(), row("P1").version]).toEqual([["8,00 €", "6,00 €", "9,90 €"], 2]);
  });
});
