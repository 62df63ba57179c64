import { addRows, saveAjustes } from "./rows";
import { type Site, startSite } from "./site";

/** The number of hostile texts in one product or article. */
const PER_PAGE = 4;
const AT = "2026-11-01T10:00:00.000Z";
const SHA = "a".repeat(24);

type Sql = ReturnType<Site["sql"]>;

export interface HostilePage {
  path: string;
  /** The page's title, as it is stored. */
  title: string;
  texts: string[];
}

/**
 * Starts a site without demo, in which all public fields hold hostile texts, written directly
 * into the tables, as validation would refuse some.
 */
export async function startHostileSite(texts: readonly string[]) {
  const site = await startSite({ env: { DEMO: "0", TRUSTED_PROXY_HOPS: "1" } });
  const groups = Array.from({ length: Math.ceil(texts.length / PER_PAGE) }, (_, index) =>
    texts.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
  );
  const productos = groups.map((group, n) => addProducto(site, group, n));
  const consejos = groups.map((group, n) => addConsejo(site, group, n));
  const categorias = spoilCategorias(site, texts);
  spoilSettings(site, texts);
  return { site, productos, consejos, categorias };
}

function addProducto(site: Site, group: string[], n: number): HostilePage {
  const [first = "", second = first, third = first] = group;
  const title = group.join(" · ");
  const list = JSON.stringify(group);
  const sql = site.sql();
  addRows(sql, "productos", {
    ...{ id: `B0XSS${String(n).padStart(5, "0")}`, title, slug: `p-${n}` },
    category: n % 4 === 0 ? hideCategoria(sql, `oculta-${n}`, second) : "sillas-coche",
    imageurl: [first, `https://img.test/${second}`, `/media/${SHA}`][n % 3],
    imagenes: JSON.stringify([third, `https://img.test/${third}`]),
    ...{ price: second, precio_comprobado_at: AT, isrecommended: 1 },
    ...{ descripcion: group.join("\n"), contenido_principal: group.join("\n\n") },
    ...{ keyfeatures: list, pros: list, cons: list, colores: list },
    ...{ destacado_home: n < 6 ? 1 : 0, revisor: third, revisado_at: AT, published_at: AT },
  });
  return { path: `/producto/p-${n}`, title, texts: group };
}

function addConsejo(site: Site, group: string[], n: number): HostilePage {
  const [first = "", second = first, third = first] = group;
  const title = group.join(" · ");
  const marks = ["## ", "### ", "#### ", "- ", ""];
  const contenido = group.flatMap((text) => marks.map((mark) => `${mark}x ${text}`)).join("\n");
  const sql = site.sql();
  const sources = group.flatMap((text) => [`${text} | https://img.test/${text}`, `x | ${text}`]);
  addRows(sql, "consejos", {
    ...{ slug: `c-${n}`, titulo: title, extracto: group.join("\n"), contenido, fecha: AT },
    imagen: [first, `https://img.test/${second}`, `/media/${SHA}`][n % 3],
    categoria: n % 4 === 0 ? hideTipo(sql, `oculto-${n}`, third) : "sueno",
    ...{ published_at: AT, autor_id: `a-${n}`, revisor_id: `a-${n}`, revisado_at: AT },
    ...{ fuentes: sources.join("\n") },
    correcciones: group.map((text) => `2026-11-01 | ${text}`).join("\n"),
  });
  addRows(sql, "autores", {
    ...{ slug: `a-${n}`, nombre: second.slice(0, 120) || "x", imagen: first },
    ...{ bio: group.join("\n"), credencial: third },
  });
  const relate = sql.prepare("insert into consejos_productos_relacionados values (?, ?, 0)");
  relate.run(`c-${n}`, `B0XSS${String(n).padStart(5, "0")}`);
  return { path: `/consejos/c-${n}`, title, texts: group };
}

/** Adds a hidden category, as imports do for unknown names, which pages show as text. */
function hideCategoria(sql: Sql, slug: string, nombre: string): string {
  addRows(sql, "categorias", { slug, nombre, oculta: 1 });
  return slug;
}

function hideTipo(sql: Sql, slug: string, nombre: string): string {
  addRows(sql, "tipos_consejo", { slug, nombre, oculta: 1 });
  return slug;
}

/** Puts hostile texts into the categories of a new site; only slugs stay. */
function spoilCategorias(site: Site, texts: readonly string[]): HostilePage[] {
  const sql = site.sql();
  const slugs = sql
    .prepare("select slug from categorias where oculta = 0 order by id")
    .pluck()
    .all() as string[];
  const spoil = sql.prepare(
    "update categorias set nombre = ?, nombre_folded = ?, descripcion = ?, imagen_url = ? where slug = ?",
  );
  const at = (index: number) => texts[index % texts.length] ?? "";
  const pages = slugs.map((slug, n) => {
    const [title, text] = [at(n * 5), at(n * 5 + 1)];
    spoil.run(
      title,
      title,
      text,
      n % 2 ? at(n * 5 + 2) : `https://img.test/${at(n * 5 + 3)}`,
      slug,
    );
    return { path: `/categoria/${slug}`, title, texts: [text] };
  });
  return pages;
}

function spoilSettings(site: Site, texts: readonly string[]): void {
  const sql = site.sql();
  const drawn = { width: 1200, height: 900, anchos: "[320]" };
  addRows(sql, "media", { sha: SHA, alt: texts.slice(0, 10).join(" "), ...drawn });
  const lines = texts.map((text) => text.replaceAll("\n", " "));
  for (const key of ["lema", "pie", "ciudad", "lugar", "portada_titulo", "portada_texto"]) {
    saveAjustes(site, { [key]: lines.slice(0, 8).join(" ") });
  }
  for (const key of [
    "sobre",
    "faq",
    "aviso_texto",
    "privacidad_texto",
    "cookies_texto",
    "orden_texto",
  ]) {
    saveAjustes(site, {
      [key]: lines.map((line) => `## ${line}\n${line}\n[${line}](${line})`).join("\n"),
    });
  }
  for (const key of ["lista", "esenciales", "menu", "portada_botones", "redes", "tags"]) {
    const hostile = lines.map((line) => `${line}\n${line}: ${line} | ${line}`);
    saveAjustes(site, { [key]: `## ${lines[0]}\n${hostile.join("\n")}` });
  }
  saveAjustes(site, { verificacion: lines.map((line) => `${line} | ${line}`).join("\n") });
  saveAjustes(site, { color: lines[3] ?? "" });
  for (const [index, key] of ["titular", "nif", "direccion", "telefono", "email"].entries()) {
    saveAjustes(site, { [key]: texts[index * 20] ?? "" });
  }
  sql.prepare("update tipos_consejo set nombre = ?").run(texts[14] ?? "");
}
