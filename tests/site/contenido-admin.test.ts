import { beforeAll, describe, expect, it } from "vitest";
import { flashText } from "../support/browser";
import { whileLocked, without } from "../support/faults";
import { addRows } from "../support/rows";
import { TextLedger } from "../support/text-ledger";
import { useAdmin, useSite } from "../support/use-site";

/**
 * Texts of sections 2, 5 and 8 of the specification about articles, categories and relations, which
 * the tests below bring about on some page.
 */
const ledger = new TextLedger([
  ...["Buscar artículos...", "Añadir Consejo", "Publicado", "Borrador"],
  ...["Crear Nuevo Artículo", "Editar Artículo", "Crear Artículo", "Guardar Cambios"],
  "No hay consejos disponibles.",
  "No se pudieron cargar los artículos. Inténtalo de nuevo más tarde.",
  "El título es obligatorio",
  "El slug es obligatorio",
  "La categoría es obligatoria",
  "La imagen es obligatoria",
  "El contenido es obligatorio",
  "Artículo creado",
  "El artículo ha sido creado exitosamente.",
  "Artículo actualizado",
  "El artículo ha sido actualizado exitosamente.",
  "Hubo un problema al guardar el artículo. Inténtalo de nuevo.",
  "Se quitará «Siestas» del sitio. Podrás recuperarlo desde la papelera durante 30 días.",
  "El consejo ha sido eliminado exitosamente.",
  "Hubo un problema al eliminar el consejo. Inténtalo de nuevo.",
  ...["Buscar categorías...", "Crear Nueva Categoría", "Editar Categoría", "Crear Categoría"],
  ...["Nombre", "Slug", "Descripción", "Imagen de la Categoría", "Categoría Padre"],
  ...["Ninguna (categoría principal)", "Categorías Principales", "Subcategorías", "Casa > Baño"],
  "No hay categorías disponibles.",
  "No se pudieron cargar las categorías. Inténtalo de nuevo más tarde.",
  "El nombre es obligatorio",
  "Categoría creada",
  "La categoría ha sido creada exitosamente.",
  "Categoría actualizada",
  "La categoría ha sido actualizada exitosamente.",
  "Hubo un problema al guardar la categoría. Inténtalo de nuevo.",
  "No se puede eliminar una categoría que tiene subcategorías",
  "La categoría ha sido eliminada exitosamente.",
  "Hubo un problema al eliminar la categoría. Inténtalo de nuevo.",
  ...["Administrar Relaciones", "Productos Relacionados", "Consejos y Productos"],
  ...["Gestionar relaciones", "Gestionar productos recomendados", "Guardar Relaciones"],
  "0 productos seleccionados",
  "1 producto seleccionado",
  "Selección vacía: Por favor, selecciona al menos un producto.",
  "Relaciones actualizadas",
  "Hubo un problema al actualizar las relaciones. Inténtalo de nuevo.",
  "No se pudieron cargar las relaciones. Inténtalo de nuevo más tarde.",
  "No hay productos que coincidan con «nada».",
  "No hay consejos disponibles.",
  "Este producto todavía no tiene productos relacionados.",
  "Este consejo todavía no recomienda ningún producto.",
  "La relación ha sido eliminada exitosamente.",
  "Hubo un problema al eliminar la relación. Inténtalo de nuevo.",
  ...["¿Estás seguro?", "Cancelar", "Eliminar", "Eliminado"],
]);

/** A text of the specification for the log only, as no editor could use it. */
const LOGGED = "No data returned after update";

const site = useSite({ env: { DEMO: "0" } });
const ana = useAdmin(site);

beforeAll(() => {
  ledger.follow(ana);
  site.sql().exec(`
    delete from categorias where parent_id is not null;
    delete from categorias;
    delete from slugs_antiguos;
  `);
  addRows(site, "categorias", { id: "O1", nombre: "hogar", oculta: 1 });
  for (const [n, title] of ["Cuna", "Manta", "Luz"].entries()) {
    addRows(site, "productos", { id: `P${n + 1}`, title, category: "hogar" });
  }
});

const cell = (sql: string, ...args: unknown[]) =>
  site
    .sql()
    .prepare(sql)
    .pluck()
    .get(...args);
const flashOf = async (response: Response) => {
  const html = await ana.text((response.headers.get("Location") ?? "").replace(/#.*/, ""));
  return flashText(html);
};
/** Reads the sentence of a question that says what a deletion will do. */
const fateOf = async (target: string) =>
  /<p id="que-pasara"[^>]*>(.*?)<\/p>/s
    .exec(await ana.text(target))?.[1]
    ?.replace(/<!--.*?-->/g, "");
/** Reads the problems listed in the error summary. */
const problemsOf = async (response: Response) => {
  const summary = /data-errores.*?<\/ul>/s.exec(await response.text())?.[0] ?? "";
  return [...summary.matchAll(/<li>(?:<a[^>]*>)?([^<]+)/g)].map(([, text]) => text);
};

/** @returns the status of a refusal, and the problems that its page lists */
const refusalOf = async (answer: Promise<Response>) => {
  const refused = await answer;
  return [refused.status, ...(await problemsOf(refused))];
};

const articulo = (changes: Record<string, string> = {}) => ({
  intent: "guardar",
  titulo: "Dormir bien",
  slug: "dormir-bien",
  categoria: "sueno",
  estado: "published",
  imagen: "https://fotos.test/a.jpg",
  extracto: "Breve",
  contenido: "## Uno\nTexto",
  ...changes,
});
async function newArticle(changes: Record<string, string> = {}) {
  const idem = await ana.idem("/admin/consejos/nuevo");
  return ana.post("/admin/consejos/nuevo", { ...articulo(changes), idem });
}
const articleId = (slug: string) => cell("select id from consejos where slug = ?", slug);

async function newCategory(fields: Record<string, string>) {
  const idem = await ana.idem("/admin/categorias/nuevo");
  return ana.post("/admin/categorias/nuevo", { intent: "guardar", ...fields, idem });
}
const categoryId = (slug: string) => cell("select id from categorias where slug = ?", slug);

describe("articles", () => {
  it("says so while there are none", async () => {
    expect(await ana.text("/admin/consejos")).toContain("No hay consejos disponibles.");
  });

  it("refuses an empty form, field by field, with status 422", async () => {
    const idem = await ana.idem("/admin/consejos/nuevo");
    const refused = await ana.post("/admin/consejos/nuevo", { intent: "guardar", idem });
    expect(refused.status).toBe(422);
    expect(await problemsOf(refused)).toEqual([
      "El título es obligatorio",
      "El slug es obligatorio",
      "La categoría es obligatoria",
      "La imagen es obligatoria",
      "El contenido es obligatorio",
    ]);
  });

  it("creates, publishes on the next request, and takes a form once", async () => {
    expect((await site.fetch("/consejos/dormir-bien")).status).toBe(404);
    const idem = await ana.idem("/admin/consejos/nuevo");
    const created = await ana.post("/admin/consejos/nuevo", { ...articulo(), idem });
    expect(created.status).toBe(303);
    expect(await flashOf(created)).toBe(
      "Artículo creado El artículo ha sido creado exitosamente. Se ve en el sitio. Ver en el sitio",
    );
    const again = await ana.post("/admin/consejos/nuevo", { ...articulo(), idem });
    expect(again.status).toBe(303);
    expect(cell("select count(*) from consejos")).toBe(1);
    expect(await (await site.fetch("/consejos/dormir-bien")).text()).toContain("Dormir bien");
    const list = await ana.text("/admin/consejos");
    expect(list).toContain("Publicado");
  });

  it("edits, and leads from the old address to the new one", async () => {
    const id = articleId("dormir-bien");
    expect(await ana.text(`/admin/consejos/${id}`)).toContain("Editar Artículo");
    const fields = articulo({ titulo: "Siestas", slug: "siestas", version: "1" });
    const saved = await ana.post(`/admin/consejos/${id}`, fields);
    expect(await flashOf(saved)).toBe(
      "Artículo actualizado El artículo ha sido actualizado exitosamente. Se ve en el sitio. Ver en el sitio",
    );
    expect((await site.fetch("/consejos/dormir-bien")).headers.get("Location")).toBe(
      "/consejos/siestas",
    );
    expect(cell("select count(*) from audit_log where action = 'consejo.editado'")).toBe(1);
  });

  it.each([
    ["refused", { titulo: "" }, 422],
    ["shown as it will be read", { intent: "vista-previa" }, 200],
  ])("one that is %s still stands for the version that was seen", async (_, change, status) => {
    const id = articleId("siestas");
    const stale = articulo({ titulo: "Lo mío", slug: "siestas", version: "1", ...change });
    const answer = await ana.post(`/admin/consejos/${id}`, stale);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/name="version" value="1"/);
  });

  it("tells a slug that is taken at its field", async () => {
    const taken = newArticle({ slug: "siestas" });
    expect(await refusalOf(taken)).toEqual([422, expect.stringMatching(/^Ya hay otro artículo/)]);
  });

  it("shows the body as it will be read, without saving", async () => {
    const fields = articulo({ intent: "vista-previa", contenido: "## Apartado\n<b>x</b>" });
    const shown = await ana.post("/admin/consejos/nuevo", fields);
    const html = await shown.text();
    expect([shown.status, html.includes('<h2 id="s-apartado">Apartado</h2>')]).toEqual([200, true]);
    expect(html).not.toContain("<b>x</b>");
  });

  it("shows both texts to the second of two editors", async () => {
    const stale = articulo({ titulo: "Lo mío", slug: "siestas", version: "1" });
    const answer = await ana.post(`/admin/consejos/${articleId("siestas")}`, stale);
    expect(answer.status).toBe(409);
    const html = await answer.text();
    for (const text of ["Alguien ha guardado cambios mientras", "Lo mío", "Siestas"]) {
      expect(html).toContain(text);
    }
  });

  it("deletes after asking; what is gone cannot be saved or deleted again", async () => {
    const id = articleId("siestas");
    const page = await ana.text(`/admin/consejos/${id}/eliminar`);
    expect(page).toContain("¿Estás seguro?");
    expect(await fateOf(`/admin/consejos/${id}/eliminar`)).toBe(
      "Se quitará «Siestas» del sitio. Podrás recuperarlo desde la papelera durante 30 días.",
    );
    expect(page).not.toMatch(/permanentemente|no se puede deshacer/);
    const remove = () => ana.post(`/admin/consejos/${id}/eliminar`, { intent: "eliminar" });
    const problem = "Hubo un problema al eliminar el consejo. Inténtalo de nuevo.";
    expect(await refusalOf(whileLocked(site, remove))).toEqual([503, problem]);
    expect(await flashOf(await remove())).toBe(
      "Eliminado El consejo ha sido eliminado exitosamente.",
    );
    expect(await refusalOf(remove())).toEqual([409, problem]);
    const late = await ana.post(
      `/admin/consejos/${id}`,
      articulo({ titulo: "Tarde", version: "2" }),
    );
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain("Hubo un problema al guardar el artículo. Inténtalo de nuevo.");
    expect(html).toContain("Tarde");
    await expect.poll(() => site.log.some((line) => line.includes(LOGGED))).toBe(true);
    expect((await site.fetch("/consejos/siestas")).status).toBe(404);
  });
});

describe("categories", () => {
  it("says so while there are none, and refuses an empty name", async () => {
    expect(await ana.text("/admin/categorias")).toContain("No hay categorías disponibles.");
    expect(await refusalOf(newCategory({ nombre: " " }))).toEqual([
      422,
      "El nombre es obligatorio",
    ]);
  });

  it("creates with a slug made from the name, and edits", async () => {
    const unnameable = newCategory({ nombre: "¡!" });
    expect(await refusalOf(unnameable)).toEqual([422, "El slug es obligatorio"]);
    const created = await newCategory({ nombre: "Hogar", parent_id: "none" });
    expect(await flashOf(created)).toBe(
      "Categoría creada La categoría ha sido creada exitosamente. Se ve en el sitio. Ver en el sitio",
    );
    const id = categoryId("hogar");
    const child = await newCategory({ nombre: "Baño", parent_id: String(id) });
    expect(child.status).toBe(303);
    expect(cell("select parent_id from categorias where slug = 'bano'")).toBe(id);
    expect(await ana.text(`/admin/categorias/${id}`)).toContain("Editar Categoría");
    const fields = { intent: "guardar", nombre: "Casa", slug: "casa", version: "1" };
    const saved = await ana.post(`/admin/categorias/${id}`, fields);
    expect(await flashOf(saved)).toBe(
      "Categoría actualizada La categoría ha sido actualizada exitosamente. Se ve en el sitio. Ver en el sitio",
    );
    expect(cell("select count(*) from productos where category = 'casa'")).toBe(3);
    const move = (from: string, to: string) =>
      site.sql().exec(`update productos set category = '${to}'
        where id = (select min(id) from productos where category = '${from}')`);
    move("casa", "bano");
    const list = (await ana.text("/admin/categorias")).replace(/<[^>]*>/g, "");
    expect(list).toMatch(/Casa2\sproductos \+ 1 en subcategorías.*Baño1\sproducto(?!s)/s);
    move("bano", "casa");
    expect((await site.fetch("/categoria/hogar")).headers.get("Location")).toBe("/categoria/casa");
  });

  it("refuses a third level and a slug that is taken at their fields", async () => {
    const deep = newCategory({ nombre: "Tres", parent_id: String(categoryId("bano")) });
    expect(await refusalOf(deep)).toEqual([422, expect.stringMatching(/^Solo hay dos niveles/)]);
    const taken = newCategory({ nombre: "BAÑO" });
    expect(await refusalOf(taken)).toEqual([422, expect.stringMatching(/^Ya hay otra categoría/)]);
  });

  it("puts them in another order, which menus, lists and the home page follow", async () => {
    await newCategory({ nombre: "Viaje" });
    await newCategory({ nombre: "Sueño", parent_id: "none" });
    const [viaje, sueno] = ["viaje", "sueno"].map((slug) => String(categoryId(slug)));
    const list = await ana.text("/admin/categorias");
    const rows = list.split("<tr").filter((row) => row.includes(">Subir "));
    expect(rows.length).toBeGreaterThan(2);
    expect(rows[0]).toMatch(/value="subir" disabled=""/);
    expect(rows.at(-1)).toMatch(/value="bajar" disabled=""/);
    // Without script rows cannot be folded, and a filtered list has no order to change.
    expect(list.includes("Subcategorías de")).toBe(false);
    expect((await ana.text("/admin/categorias?q=viaje")).includes(">Subir ")).toBe(false);

    const move = (fields: Record<string, string>) => ana.post("/admin/categorias?index", fields);
    const volver = `/admin/categorias?plegar=1#categoria-${sueno}`;
    const moved = await move({ intent: "subir", id: sueno ?? "", volver });
    expect(moved.headers.get("Location")).toBe(volver);
    expect(await flashOf(moved)).toContain("Orden actualizado");
    for (const page of ["/", "/categorias", "/lista-recien-nacido", "/consejos"]) {
      const html = await (await site.fetch(page)).text();
      const [sooner, later] = [html.indexOf("Sueño"), html.indexOf("Viaje")];
      expect([sooner > 0, later > sooner], page).toEqual([true, true]);
    }
    const first = String(cell("select id from categorias where parent_id is null order by orden"));
    const same = await move({ intent: "subir", id: first });
    expect(same.headers.get("Location")).toBe("/admin/categorias");
    expect(await flashOf(same)).toContain("El orden no ha cambiado");
    const failed = await whileLocked(site, () => move({ intent: "subir", id: viaje ?? "" }));
    expect(await flashOf(failed)).toContain("Inténtalo de nuevo dentro de un momento.");
    expect((await move({ intent: "girar", id: first })).status).toBe(422);
    expect(
      (await move({ intent: "subir", id: first, volver: "//x.test" })).headers.get("Location"),
    ).toBe("/admin/categorias");
    site.sql().prepare("delete from categorias where id in (?, ?)").run(viaje, sueno);
  });

  it("refuses to delete one with subcategories, asks where what it holds goes, then deletes", async () => {
    const id = categoryId("casa");
    const remove = (fields = {}) =>
      ana.post(`/admin/categorias/${id}/eliminar`, { intent: "eliminar", ...fields });
    expect(await fateOf(`/admin/categorias/${id}/eliminar`)).toBeUndefined();
    expect(await refusalOf(remove())).toEqual([
      409,
      "No se puede eliminar una categoría que tiene subcategorías",
    ]);
    const child = String(categoryId("bano"));
    const version = "1";
    await ana.post(`/admin/categorias/${child}`, { nombre: "Baño", slug: "bano", version });
    expect(await refusalOf(remove())).toEqual([422, "Elige otra categoría para 3 productos"]);
    expect(await fateOf(`/admin/categorias/${id}/eliminar`)).toMatch(
      /^Se quitará «[^»]+» del sitio\. Podrás recuperarlo desde la papelera durante 30 días\.$/,
    );
    const problem = "Hubo un problema al eliminar la categoría. Inténtalo de nuevo.";
    const locked = whileLocked(site, () => remove({ destino: child }));
    expect(await refusalOf(locked)).toEqual([503, problem]);
    expect(await flashOf(await remove({ destino: child }))).toBe(
      "Eliminado La categoría ha sido eliminada exitosamente.",
    );
    expect(cell("select count(*) from productos where category = 'bano'")).toBe(3);
    expect(await refusalOf(remove())).toEqual([409, problem]);
  });
});

it.each([
  ["an article", newArticle, { titulo: "No se pierde" }, "el artículo"],
  ["a category", newCategory, { nombre: "No se pierde" }, "la categoría"],
] as const)("%s keeps what was typed while the database is locked", async (...row) => {
  const [, send, fields, what] = row;
  const refused = await whileLocked(site, () => send({ ...fields }));
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  const html = await refused.text();
  expect(html).toContain(`Hubo un problema al guardar ${what}. Inténtalo de nuevo.`);
  expect(html).toContain("No se pierde");
});

it.each([
  ["consejos", "consejos", "los artículos"],
  ["categorias", "categorias", "las categorías"],
  ["relaciones", "productos", "las relaciones"],
])("the list of %s says that it cannot be read", async (list, table, what) => {
  const answer = await without(site, [table], () => ana.get(`/admin/${list}`));
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(
    `No se pudieron cargar ${what}. Inténtalo de nuevo más tarde.`,
  );
});

describe("relations", () => {
  const dialog = "/admin/relaciones/productos/P1";
  const save = (fields: Record<string, string>) =>
    ana.post(dialog, { intent: "guardar", ...fields });

  it("shows what there is to relate, and says where nothing is", async () => {
    expect((await newArticle({ titulo: "Noches", slug: "noches" })).status).toBe(303);
    const list = "/admin/relaciones";
    expect(await ana.text(`${list}?sel=P1`)).toContain("Gestionar relaciones");
    expect(await ana.text(`${list}?q=nada`)).toContain("No hay productos que coincidan");
    const article = `${list}?vista=consejos&sel=${articleId("noches")}`;
    expect(await ana.text(article)).toContain("Gestionar productos recomendados");
  });

  it("refuses an empty selection and the product itself", async () => {
    expect(await refusalOf(save({}))).toEqual([
      422,
      "Selección vacía: Por favor, selecciona al menos un producto.",
    ]);
    expect((await save({ producto: "P1" })).status).toBe(422);
    expect(await ana.text(dialog)).not.toContain('value="P1"');
  });

  it("keeps what was chosen while others are searched", async () => {
    const fields = { intent: "buscar", q: "luz", producto: "P2" };
    const html = await (await ana.post(dialog, fields)).text();
    expect(html).toMatch(/name="elegidos" value="P2"/);
    expect(html).toContain("1 producto seleccionado");
    expect(html).toContain('value="P3"');
  });

  it("relates once, in the order chosen, and shows it to visitors", async () => {
    const saved = await save({ elegidos: "P3", producto: "P2" });
    expect(await flashOf(saved)).toBe("Relaciones actualizadas");
    expect((await save({ producto: "P2" })).status).toBe(303);
    expect(cell("select count(*) from productos_relacionados")).toBe(2);
    expect(await ana.text(dialog)).toContain("Ya relacionado");
    const related = /Productos relacionados(.*)/s.exec(await ana.text("/producto/cuna"))?.[1] ?? "";
    expect(related.indexOf("Luz")).toBeLessThan(related.indexOf("Manta"));
    const order = { intent: "subir", producto: "P1", relacionado: "P2" };
    expect((await ana.post("/admin/relaciones", order)).status).toBe(303);
    expect(
      cell("select orden from productos_relacionados where producto_relacionado_id = 'P2'"),
    ).toBe(0);
  });

  it("tells of failures: locked, gone", async () => {
    const failed = "Hubo un problema al actualizar las relaciones. Inténtalo de nuevo.";
    const locked = whileLocked(site, () => save({ producto: "P2" }));
    expect(await refusalOf(locked)).toEqual([503, failed]);
    const rest = "Lo que se ha eliminado mientras tanto ya no está elegido.";
    expect(await refusalOf(save({ producto: "NADA" }))).toEqual([409, `${failed} ${rest}`]);
    const noSource = await ana.post("/admin/relaciones/productos/NADA", { producto: "P2" });
    expect(noSource.status).toBe(409);
  });

  it("lets go of what was deleted while one chose, and keeps the rest", async () => {
    const refused = await save({ elegidos: "NADA", producto: "P2", q: "luz" });
    const html = await refused.text();
    expect([refused.status, /name="elegidos" value="([^"]*)"/.exec(html)?.[1]]).toEqual([
      409,
      "P2",
    ]);
    expect(html.replace(/<!--.*?-->/g, "")).toContain("elegiste en otras búsquedas: 1.");
    expect((await save({ elegidos: "P2" })).status).toBe(303);
  });

  it("removes after asking, once", async () => {
    const target = "/admin/relaciones/eliminar?producto=P1&relacionado=P2";
    expect(await ana.text(target)).toContain("¿Estás seguro?");
    expect(await fateOf(target)).toBe(
      "Esta acción eliminará permanentemente la relación de «Cuna» con «Manta» y no se puede deshacer.",
    );
    const remove = () => ana.post(target, { intent: "eliminar" });
    const problem = "Hubo un problema al eliminar la relación. Inténtalo de nuevo.";
    expect(await refusalOf(whileLocked(site, remove))).toEqual([503, problem]);
    expect(await flashOf(await remove())).toBe(
      "Eliminado La relación ha sido eliminada exitosamente.",
    );
    expect(await refusalOf(remove())).toEqual([409, problem]);
    expect((await ana.get(target)).status).toBe(404);
  });
});

it.each([
  ["an article", "/admin/consejos/nuevo", articulo({ slug: "otro-mas" })],
  ["a category", "/admin/categorias/nuevo", { nombre: "Otra más" }],
  ["relations", "/admin/relaciones/productos/P1", { producto: "P2" }],
])("%s: what no button asks for saves nothing", async (_, target, fields) => {
  const count = `select (select count(*) from consejos) + (select count(*) from categorias)
    + (select count(*) from productos_relacionados)`;
  const before = cell(count);
  const idem = await ana.idem(target);
  const refused = await ana.post(target, { ...fields, idem, intent: "borrar" });
  expect([refused.status, cell(count)]).toEqual([422, before]);
});

it("brought about every text that the specification promises of these screens", () => {
  expect(ledger.missing).toEqual([]);
});
