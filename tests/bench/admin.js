import path from "node:path";
import SQLite from "better-sqlite3";
import { writeAdminSession } from "../support/admin-session.js";
import { compareSizes } from "./growth.js";

/** Compares the lists of the admin area on a small site and on a large one. */

const SIZES = [
  { products: 1_000, consejos: 300 },
  { products: 100_000, consejos: 10_000 },
];

const PRODUCT = "B0DEMO0001";
/** Rows on a page of a list, as in `lista-admin.ts` and `consejo.ts`. */
const PAGE = 25;

/** @type {import("./growth.js").Comparison["paths"]} */
const LISTS = {
  dashboard: "/admin",
  products: "/admin/productos",
  "products, last page": ({ products }) => `/admin/productos?pagina=${products / PAGE}`,
  "products, searched": "/admin/productos?q=ligero",
  "products by rating": "/admin/productos?orden=-valoracion",
  "products, drafts": "/admin/productos?estado=draft",
  "products, one category": "/admin/productos?categoria=mobiliario",
  "products, featured": "/admin/productos?filtro=destacados",
  "products without ASIN": "/admin/productos?filtro=sin-asin",
  "products without picture": "/admin/productos?filtro=sin-imagen",
  articles: "/admin/consejos",
  "articles, last page": ({ consejos }) => `/admin/consejos?pagina=${consejos / PAGE}`,
  "articles, searched": "/admin/consejos?q=dormir",
  "articles, drafts": "/admin/consejos?estado=draft",
  categories: "/admin/categorias",
  relations: "/admin/relaciones",
  "relations, last page": ({ products }) => `/admin/relaciones?pagina=${products / 50}`,
  "relations, searched": `/admin/relaciones?q=ligero&sel=${PRODUCT}`,
  "relations of articles": "/admin/relaciones?vista=consejos",
  "relation dialog": `/admin/relaciones/productos/${PRODUCT}`,
  "relation dialog, searched": `/admin/relaciones/productos/${PRODUCT}?q=ligero`,
  pictures: "/admin/imagenes",
  "pictures, searched": "/admin/imagenes?q=cuna",
  "pictures, unused": "/admin/imagenes?filtro=sin-usar",
  bin: "/admin/papelera",
  imports: "/admin/productos/importar",
  figures: "/admin/estadisticas",
  history: "/admin/historial",
};

/** @param {import("./growth.js").Options} options */
export const measureAdmin = (options) =>
  compareSizes({ sizes: SIZES, paths: LISTS, headersOf: openSession }, options);

/**
 * Writes the session of a main admin into the database.
 * @param {string} dataDir
 * @returns {Record<string, string>} the header that says so
 */
function openSession(dataDir) {
  const database = new SQLite(path.join(dataDir, "site.db"), { timeout: 5_000 });
  const id = writeAdminSession(database);
  database.close();
  return { Cookie: `sesion=${id}` };
}
