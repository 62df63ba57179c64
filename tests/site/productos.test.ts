import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import { type Browser, flashText } from "../support/browser";
import { whileLocked } from "../support/faults";
import { addRows, saveAjustes } from "../support/rows";
import type { Site } from "../support/site";
import { TextLedger } from "../support/text-ledger";
import { useSite } from "../support/use-site";

/** Texts of sections 2, 5 and 8 of the specification about products; tests below show each. */
const ledger = new TextLedger([
  "Administrar Productos",
  ...["Producto", "Categoría", "Valoración", "Precio", "Destacado en Home"],
  ...["Todos", "Destacados", "Importar CSV", "(6/6 máximo)"],
  "No hay productos disponibles.",
  "No se pudieron cargar los productos. Inténtalo de nuevo más tarde.",
  "No se pudo verificar el número de productos destacados",
  "Límite alcanzado",
  "Solo puedes tener 6 productos destacados en la página principal",
  "No se pudo actualizar el estado del producto.",
  "No se pudo confirmar la actualización del producto",
  "Ocurrió un error al actualizar el estado del producto.",
  "Estado actualizado",
  "Producto marcado como destacado.",
  "Producto eliminado de destacados.",
  "¿Estás seguro?",
  "Se quitará «Producto 1» del sitio. Podrás recuperarlo desde la papelera durante 30 días.",
  ...["Cancelar", "Eliminar", "Eliminado"],
  "El producto ha sido eliminado exitosamente.",
  "Hubo un problema al eliminar el producto. Inténtalo de nuevo.",
  "Producto creado",
  "El producto ha sido creado exitosamente.",
  "Producto actualizado",
  "El producto ha sido actualizado exitosamente.",
  "Hubo un problema al guardar el producto. Inténtalo de nuevo.",
  "El título es obligatorio",
  "El slug es obligatorio",
  "La categoría es obligatoria",
  "La imagen es obligatoria",
  "Valoración inválida (debe estar entre 0 y 5)",
  "No tienes permisos de administrador",
]);

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" } });
let ana: Browser;
let sql: ReturnType<Site["sql"]>;
beforeAll(() => {
  sql = site.sql();
  ana = admitAdmin(site);
  ledger.follow(ana);
});
beforeEach(() => {
  sql.exec("delete from productos; delete from versiones");
});

const FORM = {
  intent: "guardar",
  title: "Cuna Ágil",
  slug: "",
  id: "",
  category: "mobiliario",
  estado: "draft",
  price: "249,90 €",
  rating: "4,5",
  imageurl: "https://ejemplo.es/cuna.jpg",
};
const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>|<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, " ");
const flashOf = async (browser: Browser, target: string) => flashText(await browser.text(target));
const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
const row = (id: string) =>
  sql.prepare("select * from productos where id = ?").get(id) as Record<string, unknown>;

async function create(more: Record<string, string> = {}) {
  const idem = await ana.idem("/admin/productos/nuevo");
  return ana.post("/admin/productos/nuevo", { ...FORM, idem, ...more });
}
const add = (n: number, estado: "published" | "draft" = "published", destacado_home: 0 | 1 = 0) => {
  const named = { id: `P${n}`, title: `Producto ${n}`, imageurl: "https://ejemplo.es/x.jpg" };
  addRows(sql, "productos", { ...named, estado, destacado_home });
};
const toggle = async (id: string, intent = "destacar") => {
  const answer = await ana.post("/admin/productos?index", {
    id,
    intent,
    volver: "/admin/productos",
  });
  expect(answer.status).toBe(303);
  return flashOf(ana, answer.headers.get("Location") ?? "");
};

describe("the featured switch", () => {
  it("says what it did, and stops at six", async () => {
    for (let n = 1; n <= 7; n++) add(n);
    expect(await toggle("P1")).toBe("Estado actualizado Producto marcado como destacado.");
    for (let n = 2; n <= 6; n++) await toggle(`P${n}`);
    expect(await toggle("P7")).toBe(
      "Límite alcanzado Solo puedes tener 6 productos destacados en la página principal",
    );
    const list = await ana.text("/admin/productos?filtro=destacados");
    expect(textOf(list)).toContain("(6/6 máximo)");
    expect(list.match(/role="switch" aria-checked="true"/g)).toHaveLength(6);
    expect(await site.fetch("/").then((home) => home.text())).toContain("Producto 1");
    expect(await toggle("P1", "quitar")).toBe(
      "Estado actualizado Producto eliminado de destacados.",
    );
    expect(await site.fetch("/").then((home) => home.text())).not.toContain("/producto/producto-1");
  });

  it("says why it did nothing", async () => {
    add(1, "draft");
    expect(await toggle("P1")).toContain("Un borrador no se puede destacar");
    expect(await toggle("nadie")).toBe("Error No se pudo confirmar la actualización del producto");
    expect(await whileLocked(site, () => toggle("P1"))).toBe(
      "Error No se pudo actualizar el estado del producto.",
    );
    add(2);
    sql.exec(`create trigger roto before update of destacado_home on productos
      begin select raise(abort, 'roto'); end`);
    expect(await toggle("P2")).toBe("Error Ocurrió un error al actualizar el estado del producto.");
    sql.exec("drop trigger roto");
    expect(row("P2").destacado_home).toBe(0);
  });

  it("says so when the featured products cannot be counted", async () => {
    add(1);
    // Renames a column as if another process had changed the table.
    sql.exec("alter table productos rename column destacado_home to en_portada");
    try {
      await ana.post("/admin/productos?index", { id: "P1", intent: "destacar" });
      expect(await flashOf(ana, "/admin/profile")).toBe(
        "Error No se pudo verificar el número de productos destacados",
      );
    } finally {
      sql.exec("alter table productos rename column en_portada to destacado_home");
    }
  });
});

describe("the form", () => {
  it("is followed by the notes on what it has published, once, and by none on a draft", async () => {
    const advice = "Está publicado; conviene mirar:";
    await create({ id: "B0DEMO0001", estado: "published" });
    const list = await ana.text("/admin/productos");
    expect(textOf(list)).toMatch(new RegExp(`Publicado: Cuna Ágil .*${advice} .*menos de dos`));
    expect(await ana.text("/admin/productos")).not.toContain(advice);

    const page = "/admin/productos/B0DEMO0001";
    await ana.post(page, { ...FORM, id: "B0DEMO0001", estado: "published", version: "1" });
    expect(await ana.text("/admin/productos?pagina=1")).toContain(advice);
    await ana.post(page, { ...FORM, id: "B0DEMO0001", estado: "draft", version: "2" });
    const after = await ana.text("/admin/productos");
    expect(flashText(after)).toContain("actualizado exitosamente");
    expect(after).not.toContain(advice);
  });

  it("creates a product, whose page is there on the next request", async () => {
    const fields: [string, string][] = [
      ...Object.entries({ ...FORM, estado: "published", id: "B0DEMO0001", isrecommended: "on" }),
      ["idem", await ana.idem("/admin/productos/nuevo")],
      ["pros", "Ligera"],
      ["pros", "  "],
      ["pros", "Cómoda"],
      ["imagenes", ""],
      ["revisado_at", "2026-01-31"],
    ];
    const saved = await ana.post("/admin/productos/nuevo", fields);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/admin/productos"]);
    expect(await flashOf(ana, "/admin/productos")).toBe(
      "Producto creado El producto ha sido creado exitosamente. Se ve en el sitio. Ver en el sitio",
    );
    expect(row("B0DEMO0001")).toMatchObject({
      ...{ slug: "cuna-agil", rating: 4.5, pros: '["Ligera","Cómoda"]', isrecommended: 1 },
      ...{ colores: "[]", descripcion: null, revisado_at: "2026-01-31" },
    });
    const page = await site.fetch("/producto/cuna-agil");
    expect([page.status, textOf(await page.text())]).toEqual([
      200,
      expect.stringContaining("Cómoda"),
    ]);
    const audit = sql.prepare("select actor_email from audit_log where action = ? and target = ?");
    expect(audit.pluck().get("producto.creado", "B0DEMO0001")).toBe("ana@ejemplo.es");
  });

  it.each<[string, Record<string, string>, string]>([
    ["no title", { title: " " }, "El título es obligatorio"],
    ["no category", { category: "" }, "La categoría es obligatoria"],
    ["no image", { imageurl: "" }, "La imagen es obligatoria"],
    ["a script as image", { imageurl: "javascript:alert(1)" }, "La dirección de la imagen no es"],
    ["no rating", { rating: "" }, "La valoración es obligatoria"],
    ["a rating of 5,1", { rating: "5,1" }, "Valoración inválida (debe estar entre 0 y 5)"],
    ["a taken word as id", { id: "Nuevo" }, "Identificador no válido"],
    ["nothing for a slug", { title: "¡!", slug: "" }, "El slug es obligatorio"],
    ["a review of tomorrow", { revisado_at: "2999-01-01" }, "está en el futuro"],
    ["an unknown estado", { estado: "secret" }, "Elige si se publica"],
  ])("refuses %s and keeps what was typed", async (_, wrong, message) => {
    const answer = await create({
      ...{ descripcion: "Texto largo que no debe perderse", estado: "published" },
      ...wrong,
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain(message);
    expect(html).toContain("Texto largo que no debe perderse");
    expect(html).toMatch(/<title>Error: /);
    expect(sql.prepare("select count(*) from productos").pluck().get()).toBe(0);
  });

  it("takes the items of a list from the lines of one field, and names a line that is too long", async () => {
    const pros = ["Uno", "", "  Dos ", "x".repeat(1_001)].join("\r\n");
    const form = { ...FORM, title: "A medias", pros };
    const refused = await ana.post("/admin/productos/nuevo", form);
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(textOf(html)).toContain("La línea 4 es demasiado larga (1.000 caracteres como máximo)");
    expect(html).toContain("Uno\r\n\r\n  Dos \r\nxxx");
    await create({ pros: "Uno\r\n\r\n  Dos " });
    expect(sql.prepare("select pros from productos").pluck().get()).toBe('["Uno","Dos"]');
  });

  it("takes a price band where the owner shows bands, and keeps it where not", async () => {
    const bands = (precio_modo: string) => saveAjustes(site, { precio_modo });
    add(1);
    const edit = (version: string, more: object) =>
      ana.post("/admin/productos/P1", { ...FORM, ...more, id: "P1", version });
    expect(await ana.text("/admin/productos/P1")).not.toContain("Franja de precio");
    bands("franja");
    expect(await ana.text("/admin/productos/P1")).toContain("Franja de precio");
    expect((await edit("1", { franja: "caro" })).status).toBe(422);
    expect((await edit("1", { franja: "alto" })).status).toBe(303);
    bands("");
    const html = await ana.text("/admin/productos/P1");
    expect(fieldOf(html, "franja")).toBe("alto");
    expect((await edit("2", { franja: fieldOf(html, "franja"), title: "Otra" })).status).toBe(303);
    expect(row("P1")).toMatchObject({ franja: "alto", title: "Otra" });
    sql.exec("delete from ajustes where clave = 'precio_modo'");
  });

  it("refuses a reason that no change gives a place", async () => {
    add(1);
    const sent = { ...FORM, id: "P1", version: "1", rating: "4", motivo_giro: "Se rompió" };
    const answer = await ana.post("/admin/productos/P1", sent);
    expect([answer.status, textOf(await answer.text())]).toEqual([
      422,
      expect.stringContaining("No se leería en ningún sitio"),
    ]);
  });

  it("names a slug or id that is taken", async () => {
    await create({ id: "B0CUNA0001" });
    const slug = await create({ slug: "CUNA-ÁGIL" });
    expect([slug.status, textOf(await slug.text())]).toEqual([
      422,
      expect.stringContaining("Ya hay otro producto con este slug"),
    ]);
    const id = await create({ id: "b0cuna0001", slug: "otra" });
    expect(textOf(await id.text())).toContain("Ya hay un producto con este identificador");
  });

  it("waits for a locked database, then says so with everything typed", async () => {
    const answer = await whileLocked(site, () => create({ descripcion: "No me pierdas" }));
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(textOf(html)).toContain("Hubo un problema al guardar el producto. Inténtalo de nuevo.");
    expect(html).toContain("No me pierdas");
    add(1);
    const removed = await whileLocked(site, () =>
      ana.post("/admin/productos/P1/eliminar", { intent: "eliminar" }),
    );
    expect([removed.status, textOf(await removed.text())]).toEqual([
      503,
      expect.stringContaining("Hubo un problema al eliminar el producto. Inténtalo de nuevo."),
    ]);
  });

  it("shows both texts to the second of two editors, whose text can then win", async () => {
    add(1);
    const eva = admitAdmin(site, { email: "eva@ejemplo.es", type: "contributor" });
    const edit = (who: Browser, title: string, version: string) =>
      who.post("/admin/productos/P1", { ...FORM, id: "P1", slug: "uno", title, version });
    expect((await edit(eva, "De Eva", "1")).status).toBe(303);
    const answer = await edit(ana, "De Ana", "1");
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(textOf(html)).toMatch(
      /eva@ejemplo\.es.*Guardado ahora De Eva.*Lo que has escrito De Ana/,
    );
    expect(html).toContain('value="De Ana"');
    expect(row("P1").title).toBe("De Eva");
    expect((await edit(ana, "De Ana", fieldOf(html, "version"))).status).toBe(303);
    expect(row("P1").title).toBe("De Ana");
    // Pressing the same button twice is no conflict, as both forms are equal.
    expect((await edit(ana, "De Ana", "2")).status).toBe(303);
  });

  it("keeps the text of a product that somebody deleted meanwhile", async () => {
    add(1);
    sql.exec("delete from productos");
    const fields = { ...FORM, id: "P1", version: "1", descripcion: "No me pierdas" };
    const answer = await ana.post("/admin/productos/P1", fields);
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain("No me pierdas");
    expect((await ana.get("/admin/productos/P1")).status).toBe(404);
  });
});

describe("deleting, restoring and changing many", () => {
  it("asks, deletes, and brings back", async () => {
    add(1);
    const page = textOf(await ana.text("/admin/productos/P1/eliminar"));
    expect(page).toMatch(
      /¿Estás seguro\? Se quitará «Producto 1» del sitio\. Podrás recuperarlo desde la papelera durante 30 días\. Cancelar Eliminar/,
    );
    await ana.post("/admin/productos/P1/eliminar", { intent: "eliminar" });
    expect(await flashOf(ana, "/admin/productos")).toBe(
      "Eliminado El producto ha sido eliminado exitosamente.",
    );
    expect((await site.fetch("/producto/producto-1")).status).toBe(404);
    expect((await ana.get("/admin/productos/P1/eliminar")).status).toBe(404);
    const bin = await ana.text("/admin/papelera");
    expect(textOf(bin)).toContain("Producto 1");
    const id = fieldOf(bin, "id");
    await ana.post("/admin/papelera", { intent: "recuperar", id });
    expect(await flashOf(ana, "/admin/papelera")).toContain("Recuperado");
    expect((await site.fetch("/producto/producto-1")).status).toBe(200);
    await ana.post("/admin/papelera", { intent: "recuperar", id });
    expect(await flashOf(ana, "/admin/papelera")).toContain("Ya no está en la papelera.");
  });

  it("compares versions and restores one", async () => {
    add(1);
    const edit = (title: string, version: string) =>
      ana.post("/admin/productos/P1", { ...FORM, id: "P1", slug: "uno", title, version });
    await edit("Segundo", "1");
    await edit("Tercero", "2");
    const page = textOf(await ana.text("/admin/productos/P1/versiones?v=2"));
    expect(page).toMatch(/Título Versión 2 Segundo Actual \(3\) Tercero/);
    const path = "/admin/productos/P1/versiones";
    const stale = await ana.post(path, { intent: "restaurar", v: "2", version: "2" });
    expect(stale.status).toBe(409);
    await ana.post(path, { intent: "restaurar", v: "2", version: "3" });
    expect(row("P1")).toMatchObject({ title: "Segundo", version: 4 });
  });

  it("publishes nothing that breaks a rule: neither of many, nor by restoring a version", async () => {
    for (const n of [1, 2]) add(n, "draft");
    sql.exec("update productos set contenido_principal = 'Cumple la norma R44.' where id = 'P2'");
    // Sends the question about several rows, whose form posts to its own address.
    const publish = (...ids: string[]) => {
      const marked = ids.map((id): [string, string] => ["id", id]);
      const query = new URLSearchParams([["accion", "published"], ...marked]);
      return ana.post(`/admin/productos/lote/confirmar?${query}`, [
        ["accion", "published"],
        ...marked,
      ]);
    };
    const many = await publish("P1", "P2");
    expect([many.status, textOf(await many.text())]).toEqual([
      422,
      expect.stringContaining(
        "No se ha publicado ninguno, porque no pueden publicarse como están: «Producto 2» (",
      ),
    ]);
    expect([row("P1").estado, row("P2").estado]).toEqual(["draft", "draft"]);
    await publish("P1");
    expect(row("P1").estado).toBe("published");

    const edit = (more: Record<string, string>) =>
      ana.post("/admin/productos/P2", { ...FORM, id: "P2", slug: "producto-2", ...more });
    await edit({ version: String(row("P2").version), contenido_principal: "Cumple la norma R44." });
    const version = row("P2").version;
    await edit({ version: String(version), estado: "published" });
    expect(row("P2").estado).toBe("published");
    const restored = await ana.post("/admin/productos/P2/versiones", {
      intent: "restaurar",
      v: String(version),
      version: String(row("P2").version),
    });
    expect([restored.status, await restored.text()]).toEqual([
      422,
      expect.stringContaining("Esa versión no puede estar publicada"),
    ]);
  });

  it("changes the marked products after asking", async () => {
    for (const n of [1, 2, 3]) add(n, "draft");
    const ask = await ana.text(
      "/admin/productos/lote/confirmar?accion=published&id=P1&id=P2&id=nadie",
    );
    expect(textOf(ask)).toMatch(/¿Publicar 2 productos\?.*Producto 1.*Producto 2/);
    const both: [string, string][] = [
      ["id", "P1"],
      ["id", "P2"],
    ];
    const send = (accion: string, categoria = "") =>
      ana.post("/admin/productos/lote/confirmar", [
        ...both,
        ["accion", accion],
        ["categoria", categoria],
      ]);
    await send("published");
    expect(await flashOf(ana, "/admin/productos")).toBe("Productos publicados");
    await send("categoria", "bano-higiene");
    expect(row("P2")).toMatchObject({ estado: "published", category: "bano-higiene" });
    const asked = "accion=categoria&categoria=ya-no-esta&id=P1&id=P2";
    const gone = await ana.post(`/admin/productos/lote/confirmar?${asked}`, [
      ...new URLSearchParams(asked),
    ]);
    expect(gone.status).toBe(409);
    expect(await gone.text()).toContain("Esa categoría ya no existe");
    expect(row("P2").category).toBe("bano-higiene");
    await send("draft");
    expect(row("P1").estado).toBe("draft");
    const doomed = textOf(
      await ana.text("/admin/productos/lote/confirmar?accion=eliminar&id=P1&id=P2"),
    );
    expect(doomed).toContain(
      "¿Estás seguro? Se quitarán 2 productos del sitio. Podrás recuperarlos desde la papelera durante 30 días.",
    );
    expect(
      textOf(await ana.text("/admin/productos/lote/confirmar?accion=eliminar&id=P1")),
    ).toContain("Se quitará «Producto 1» del sitio. Podrás recuperarlo");
    await send("eliminar");
    expect(sql.prepare("select count(*) from productos").pluck().get()).toBe(1);
    const none = await ana.get("/admin/productos/lote/confirmar?accion=draft");
    expect(none.status).toBe(303);
    expect(await flashOf(ana, "/admin/productos")).toContain("Ningún producto seleccionado");
  });
});

describe("the list", () => {
  it("searches, filters, sorts and counts", async () => {
    expect(textOf(await ana.text("/admin/productos"))).toContain("No hay productos disponibles.");
    expect(textOf(await ana.text("/admin/productos?filtro=destacados"))).toContain(
      "No hay productos destacados disponibles.",
    );
    for (let n = 1; n <= 30; n++) add(n, n > 27 ? "draft" : "published");
    const first = await ana.text("/admin/productos");
    expect(first.match(/role="switch"/g)).toHaveLength(25);
    expect(textOf(first)).toContain("30 productos");
    const second = await ana.text("/admin/productos?pagina=2");
    expect(second.match(/role="switch"/g)).toHaveLength(5);
    expect(textOf(await ana.text("/admin/productos?q=PRODÚCTO+12"))).toContain("1 producto ");
    expect(textOf(await ana.text("/admin/productos?estado=draft"))).toContain("3 productos");
    expect(textOf(await ana.text("/admin/productos?q=%25"))).toContain(
      "que coincidan con tu búsqueda",
    );
    const sorted = await ana.text("/admin/productos?orden=-titulo");
    expect(sorted.indexOf("Producto 9")).toBeLessThan(sorted.indexOf("Producto 8"));
  });

  it("says that it cannot be read", async () => {
    sql.pragma("legacy_alter_table = on");
    sql.exec("alter table productos rename to ausente");
    try {
      for (const view of ["", "?filtro=destacados"]) {
        const answer = await ana.get(`/admin/productos${view}`);
        expect(answer.status).toBe(503);
        expect(textOf(await answer.text())).not.toMatch(/\b0 productos|\(0\/6 máximo\)/);
      }
    } finally {
      sql.exec("alter table ausente rename to productos");
    }
  });

  it("is refused to who lost the rights meanwhile", async () => {
    add(1);
    const eva = admitAdmin(site, { email: "ex@ejemplo.es", type: "contributor" });
    ledger.follow(eva);
    sql.exec("update profiles set is_admin = 0, admin_type = null where email = 'ex@ejemplo.es'");
    const fields = { ...FORM, id: "P1", version: "1" };
    const answer = await eva.post("/admin/productos/P1", fields);
    expect(answer.headers.get("Location")).toBe("/auth");
    expect(await flashOf(eva, "/auth")).toBe("No tienes permisos de administrador");
    expect(row("P1").title).toBe("Producto 1");
  });
});

it("brought about every text that the specification promises of products", () => {
  expect(ledger.missing).toEqual([]);
});
