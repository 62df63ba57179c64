import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import { type Browser, flashText } from "../support/browser";
import { whileLocked } from "../support/faults";
import { addRows } from "../support/rows";
import { type Site, startSite } from "../support/site";
import { TextLedger } from "../support/text-ledger";
import { startUnsplashApi, type UnsplashApi } from "../support/unsplash-api";

/** Texts of sections 2 and 8 of the specification about pictures; tests below show each. */
const ledger = new TextLedger([
  "Subir",
  "Imagen subida",
  "Imagen seleccionada",
  "No se pudo subir la imagen",
  "Imágenes proporcionadas por Unsplash",
  "No se encontraron imágenes. Intenta con otra palabra clave.",
  "Ha ocurrido un error al buscar imágenes. Inténtalo de nuevo.",
  "No se pudieron buscar imágenes",
  "No se pudo cargar la imagen",
]);

const KEY = "clave-que-nadie-ve";
let api: UnsplashApi;
let site: Site;
let ana: Browser;
beforeAll(async () => {
  api = await startUnsplashApi();
  const env = { TRUSTED_PROXY_HOPS: "1", UNSPLASH_ACCESS_KEY: KEY, UNSPLASH_API_URL: api.origin };
  site = await startSite({ env: { ...env, DEMO: "0" } });
  ana = admitAdmin(site);
  ledger.follow(ana);
});
afterAll(async () => {
  api.close();
  await site.stop();
});

const CATEGORIA = {
  nombre: "Cunas «ñ» & <b>",
  slug: "",
  descripcion: "Una\r\ndos",
  parent_id: "none",
};
const FORM = "/admin/categorias/nuevo";
const DELETION = "/admin/imagenes/lote/confirmar";
const PHOTO_URL = "https://fotos.ejemplo.es/cuna.jpg";
const NOT_NOW =
  "No se pudo subir la imagen. Ahora mismo no se puede guardar. Inténtalo de nuevo dentro de un momento.";

async function newPng(background: string): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
}

function upload(target: string, bytes: Buffer): Promise<Response> {
  const form = new FormData();
  form.set("intent", "subir");
  form.set("archivo", new File([new Uint8Array(bytes)], "foto.png", { type: "image/png" }));
  return ana.send(target, form);
}

/** Uploads a new picture to the library. @returns the address of its page */
async function uploadNew(background: string): Promise<string> {
  const answer = await upload("/admin/imagenes", await newPng(background));
  return answer.headers.get("Location") ?? "";
}

/** Presses «Elegir imagen» in the form of a new category. @returns the picker's address */
async function startPicking(fields: Record<string, string> = CATEGORIA): Promise<string> {
  const idem = await ana.idem(FORM);
  const answer = await ana.post(FORM, { ...fields, idem, imagen_url: "", intent: "elegir-imagen" });
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

const fieldValue = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];

describe("choosing a picture for a form", () => {
  it("by uploading, and the form is as it was, with the picture", async () => {
    const picker = await startPicking();
    const answer = await upload(picker, await newPng("#123456"));
    const back = answer.headers.get("Location") ?? "";
    expect([answer.status, back]).toEqual([303, expect.stringContaining(`${FORM}?borrador=`)]);
    const html = await ana.text(back);
    expect(fieldValue(html, "nombre")).toBe("Cunas «ñ» &amp; &lt;b&gt;");
    expect(html).toMatch(/<textarea[^>]*name="descripcion"[^>]*>\s*Una\s+dos<\/textarea>/);
    expect(fieldValue(html, "imagen_url")).toMatch(/^\/media\/[0-9a-f]{24}$/);
    const saved = await ana.post(FORM, {
      ...CATEGORIA,
      idem: fieldValue(html, "idem") ?? "",
      imagen_url: fieldValue(html, "imagen_url") ?? "",
      imagen_url_alt: "Una cuna azul",
      intent: "guardar",
    });
    expect(saved.status).toBe(303);
    expect(await (await site.fetch("/categorias")).text()).toContain(
      fieldValue(html, "imagen_url"),
    );
    const alt = site.sql().prepare("select alt from media where origen = 'upload'").pluck().get();
    expect(alt).toBe("Una cuna azul");
  });

  it("by searching, and the author is remembered and Unsplash told", async () => {
    api.mode = "ok";
    const picker = await startPicking();
    const html = await ana.text(`${picker}?k=cuna`);
    expect(html).toContain("Imágenes proporcionadas por Unsplash");
    const values = [...html.matchAll(/name="foto"[^>]*value="([^"]+)"/g)].map(([, value]) => value);
    expect(values).toHaveLength(6);
    const answer = await ana.post(picker, { foto: values[1] ?? "" });
    const form = await ana.text(answer.headers.get("Location") ?? "");
    expect(fieldValue(form, "imagen_url")).toBe(
      "https://images.unsplash.com/photo-f2?ixid=1&amp;w=1080",
    );
    expect(fieldValue(form, "imagen_url_alt")).toBe("foto f2");
    expect(fieldValue(form, "nombre")).toBe("Cunas «ñ» &amp; &lt;b&gt;");
    await expect
      .poll(() => api.requests.map(({ url }) => url))
      .toContain("/photos/f2/download?ixid=1");
    const forged = await ana.post(picker, { foto: `x${values[1]}` });
    expect(forged.status).toBe(422);
    expect(html.includes(KEY) || site.log.some((line) => line.includes(KEY))).toBe(false);
  });

  it.each([
    ["empty", "No se encontraron imágenes. Intenta con otra palabra clave."],
    ["malformed", "Ha ocurrido un error al buscar imágenes. Inténtalo de nuevo."],
  ])("says what came of a search that is %s", async (mode, text) => {
    api.mode = mode;
    const html = await ana.text(`${await startPicking()}?k=cuna`);
    expect(html).toContain(text);
    expect(html).toMatch(/name="k"[^>]*value="cuna"/);
    const toast = mode === "empty" ? "" : "No se pudieron buscar imágenes";
    expect(flashText(html)).toBe(toast);
    expect(html.match(/role="alert"/g)).toHaveLength(1);
  });

  it("by its address in the library, which must be one of a picture", async () => {
    const picker = await startPicking();
    for (const url of [
      "javascript:alert(1)",
      "http://a.test/x.jpg",
      "data:text/html,x",
      "//a.test",
    ]) {
      const refused = await ana.post(picker, { imagen: url });
      expect([url, refused.status]).toEqual([url, 422]);
    }
    const url = "https://fotos.ejemplo.es/a.jpg";
    const answer = await ana.post(picker, { imagen: url });
    expect(fieldValue(await ana.text(answer.headers.get("Location") ?? ""), "imagen_url")).toBe(
      url,
    );
  });

  it("stays with what was typed while nothing can be stored", async () => {
    const picker = await startPicking();
    const bytes = await newPng("#1188aa");
    const [sent, typed] = await whileLocked(site, () =>
      Promise.all([upload(picker, bytes), ana.post(picker, { imagen: PHOTO_URL })]),
    );
    for (const answer of [sent, typed]) {
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "30"]);
    }
    expect(await sent.text()).toContain(NOT_NOW);
    expect(await typed.text()).toContain(NOT_NOW);
  });

  it("is nobody else's", async () => {
    const picker = await startPicking();
    const eva = admitAdmin(site, { email: "eva@ejemplo.es", type: "contributor" });
    expect((await eva.get(picker)).status).toBe(404);
    expect((await eva.post(picker, { imagen: "https://a.test/x" })).status).toBe(404);
  });

  it("a pasted picture becomes a file when the form is saved", async () => {
    const idem = await ana.idem(FORM);
    const png = (await newPng("#654321")).toString("base64");
    const fields = { ...CATEGORIA, nombre: "Pegada", idem, intent: "guardar" };
    await ana.post(FORM, { ...fields, imagen_url: "javascript:alert(1)" });
    const broken = await ana.post(FORM, { ...fields, imagen_url: "data:image/png;base64,AAAA" });
    expect([broken.status, await broken.text()]).toEqual([
      422,
      expect.stringContaining("No se pudo subir la imagen"),
    ]);
    const saved = await ana.post(FORM, { ...fields, imagen_url: `data:image/png;base64,${png}` });
    expect(saved.status).toBe(303);
    const sql = site.sql().prepare("select imagen_url from categorias where slug = 'pegada'");
    expect(sql.pluck().get()).toMatch(/^\/media\/[0-9a-f]{24}$/);
  });
});

describe("the library", () => {
  it("says that a picture cannot be stored now", async () => {
    const bytes = await newPng("#8811aa");
    const answer = await whileLocked(site, () => upload("/admin/imagenes", bytes));
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "30"]);
    expect(await answer.text()).toContain(NOT_NOW);
    expect((await upload("/admin/imagenes", bytes)).status).toBe(303);
  });

  it("shows where a picture is used and removes only what is not", async () => {
    const used = site
      .sql()
      .prepare("select substr(imagen_url, 8) from categorias where slug = 'pegada'");
    const sha = String(used.pluck().get());
    expect(await ana.text(`/admin/imagenes/${sha}`)).toContain("Pegada");
    expect((await ana.get(`${DELETION}?accion=eliminar&id=${sha}`)).status).toBe(303);
    expect(await ana.text("/admin/imagenes")).toContain("Las que se usan se quedan.");

    const target = await uploadNew("#abcdef");
    const id = target.split("/").at(-1) ?? "-";
    expect(await ana.text(target)).toContain(`${DELETION}?accion=eliminar&amp;id=${id}`);
    const files = () =>
      readdirSync(path.join(site.dataDir, "media")).filter((name) => name.startsWith(id));
    await ana.post(target, { alt: "", foco: "top" });
    expect(files()).toContain(`${id}-og-top.jpg`);
    const both: [string, string][] = [
      ["accion", "eliminar"],
      ["id", sha],
      ["id", id],
    ];
    const asked = await ana.text(`${DELETION}?${new URLSearchParams(both)}`);
    expect(asked).toContain("Esta acción elimina esta imagen para siempre y no se puede deshacer.");
    expect((await ana.post(DELETION, both)).status).toBe(303);
    expect(await ana.text("/admin/imagenes")).toContain("Se queda lo que se usa");
    expect([files(), (await ana.get(target)).status]).toEqual([[], 404]);
    expect(existsSync(path.join(site.dataDir, "media"))).toBe(true);
  });

  it("says of one that an older version shows what its deletion leads to", async () => {
    const target = await uploadNew("#aabbcc");
    const url = `/media/${target.split("/").at(-1)}`;
    const sql = site.sql();
    addRows(sql, "productos", { id: "P1", imageurl: url });
    const lote = { accion: "categoria", categoria: "bano-higiene", id: "P1" };
    expect((await ana.post("/admin/productos/lote/confirmar", lote)).status).toBe(303);
    expect(await (await site.fetch("/producto/cuna")).text()).toContain(url);

    sql.exec("update productos set imageurl = '/media/f0f0f0f0f0f0f0f0' where id = 'P1'");
    const deletion = { accion: "eliminar", id: url.slice("/media/".length) };
    const question = await ana.text(`${DELETION}?${new URLSearchParams(deletion)}`);
    expect(question).toContain("¿Estás seguro?");
    expect(question).toContain("la que se recupere volverá sin ella");
    expect((await ana.post(DELETION, deletion)).status).toBe(303);

    const versions = { intent: "restaurar", version: "2", v: "1" };
    expect((await ana.post("/admin/productos/P1/versiones", versions)).status).toBe(303);
    const page = await (await site.fetch("/producto/cuna")).text();
    expect(page).toContain("Cuna");
    expect(page).not.toContain("/media/");
  });

  it("keeps text and credit", async () => {
    const target = await uploadNew("#fedcba");
    const wrong = { intent: "guardar", alt: "Cuna", credito: "Eva", credito_url: "javascript:1" };
    expect((await ana.post(target, wrong)).status).toBe(422);
    await ana.post(target, { ...wrong, credito_url: "https://eva.es" });
    expect(await ana.text("/admin/imagenes?q=eva")).toContain("Cuna");
  });

  it("keeps the tick «Creada con IA», and takes it off again", async () => {
    const target = await uploadNew("#abcdef");
    const TICKED = /name="creada_con_ia"[^>]*checked|checked[^>]*name="creada_con_ia"/;
    expect(await ana.text(target)).not.toMatch(TICKED);
    await ana.post(target, { intent: "guardar", alt: "Cuna", creada_con_ia: "on" });
    expect(await ana.text(target)).toMatch(TICKED);
    const wrong = { intent: "guardar", alt: "Cuna", creada_con_ia: "on", credito_url: "x" };
    expect(await (await ana.post(target, wrong)).text()).toMatch(TICKED);
    await ana.post(target, { intent: "guardar", alt: "Cuna" });
    expect(await ana.text(target)).not.toMatch(TICKED);
  });
});

describe("the focal point of a picture", () => {
  const chosenIn = (html: string) =>
    /<input type="radio"[^>]* name="foco"[^>]*checked=""[^>]*>/.exec(html)?.[0] ?? "";
  /** A picture three times as wide as high, red on the left and blue on the right. */
  const wide = async () => {
    const half = await newPng("#cc2222");
    const canvas = {
      create: { width: 960, height: 320, channels: 3 as const, background: "#2222cc" },
    };
    return sharp(canvas)
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer();
  };
  let target: string;
  let sha: string;
  beforeAll(async () => {
    target = (await upload("/admin/imagenes", await wide())).headers.get("Location") ?? "";
    sha = target.split("/").at(-1) ?? "";
    const own = { id: "FOCO", slug: "foco", title: "Con foco", imageurl: `/media/${sha}` };
    addRows(site.sql(), "productos", own);
  });
  const choose = async (foco: string) =>
    expect((await ana.post(target, { alt: "", foco })).status).toBe(303);
  const shown = async () => {
    const answer = await site.fetch("/producto/foco");
    const html = await answer.text();
    const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    return { html, image: new URL(image).pathname, etag: answer.headers.get("ETag") };
  };

  it("is the centre at first, and pages say nothing of it", async () => {
    expect(chosenIn(await ana.text(target))).toContain('value="center"');
    const { html, image } = await shown();
    expect(html).not.toMatch(/object-(left|position)/);
    expect(image).toBe(`/media/${sha}-og.jpg`);
  });

  it("is drawn by each page that crops it, and by the cut for social networks", async () => {
    await choose("center");
    const before = await shown();
    await choose("left-top");
    expect(chosenIn(await ana.text(target))).toContain('value="left-top"');
    const after = await shown();
    expect(after.etag).not.toBe(before.etag);
    expect(after.html).toMatch(/<img [^>]*class="object-left-top"/);
    expect(after.html).toContain(".object-left-top{object-position:left top}");
    expect(after.html).not.toContain("object-right");
    expect(after.image).toBe(`/media/${sha}-og-left-top.jpg`);
    const cut = sharp(Buffer.from(await (await site.fetch(after.image)).arrayBuffer()));
    expect(await cut.metadata()).toMatchObject({ width: 1200, height: 630 });
    const left = await cut.extract({ left: 0, top: 0, width: 700, height: 500 }).toBuffer();
    const { channels } = await sharp(left).stats();
    expect(channels[0]?.min).toBeGreaterThan(channels[2]?.max ?? 255);
    expect(await ana.text("/admin/imagenes")).toContain("object-left-top");
  });

  it("stays where a form lacks it, goes back to the centre, and is one of nine", async () => {
    await choose("left-top");
    await ana.post(target, { alt: "Dos colores" });
    expect((await shown()).image).toBe(`/media/${sha}-og-left-top.jpg`);
    for (const foco of ["top left", "TOP", "constructor", "left-top;", "../../og"]) {
      const refused = await ana.post(target, { alt: "", foco });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain("Elige una de las nueve partes de la imagen");
    }
    expect((await shown()).image).toBe(`/media/${sha}-og-left-top.jpg`);
    await choose("center");
    expect((await shown()).image).toBe(`/media/${sha}-og.jpg`);
  });
});

describe("a text of a picture that is too long", () => {
  const LONG = "á".repeat(301);

  it.each([
    ["productos", "imageurl", "El título es obligatorio"],
    ["consejos", "imagen", "El título es obligatorio"],
    ["categorias", "imagen_url", "El nombre es obligatorio"],
  ])(
    "is refused in the form of %s, beside what else is wrong, and kept",
    async (lista, campo, other) => {
      const answer = await ana.post(`/admin/${lista}/nuevo`, {
        ...{ intent: "guardar", [campo]: "https://ejemplo.es/a.jpg", [`${campo}_alt`]: LONG },
      });
      const html = await answer.text();
      expect(answer.status).toBe(422);
      expect(html).toContain("El texto alternativo puede tener 300 caracteres como máximo");
      expect(html).toContain(`href="#campo-${campo}_alt"`);
      expect(html).toContain(other);
      expect(fieldValue(html, `${campo}_alt`)).toBe(LONG);
      expect(html).not.toMatch(new RegExp(`name="${campo}_alt"[^>]*maxlength`, "i"));
    },
  );

  it("is refused in the library, and kept", async () => {
    const target = await uploadNew("#a1b2c3");
    const refused = await ana.post(target, { intent: "guardar", alt: LONG });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain("El texto alternativo puede tener 300 caracteres como máximo");
    expect(html).toContain(`>${LONG}</textarea>`);
  });
});

it("brought about every text that the specification promises of pictures", () => {
  expect(ledger.missing).toEqual([]);
});
