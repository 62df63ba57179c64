import { published as publishedConsejos } from "~/domain/consejos/queries/consejos.server";
import { parseList } from "~/domain/listas";
import { published as publishedProductos } from "~/domain/productos/queries/productos.server";
import { database } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";

const EXTERNAL = "https://%";

/** Hosts that a reader's browser asks for pictures, in alphabetical order. */
export const findExternalHosts = memoOnContent(async (): Promise<string[]> => {
  const urls = (await Promise.all([productos(), galerias(), consejos(), categorias()])).flat();
  const hosts = urls.flatMap((url) => (URL.canParse(url) ? new URL(url).hostname : []));
  return [...new Set(hosts)].sort();
});

async function productos(): Promise<string[]> {
  const rows = await publishedProductos()
    .select("productos.imageurl")
    .distinct()
    .where("productos.imageurl", "like", EXTERNAL)
    .execute();
  return rows.map((row) => row.imageurl);
}

async function galerias(): Promise<string[]> {
  const rows = await publishedProductos()
    .select("productos.imagenes")
    .distinct()
    .where("productos.imagenes", "like", `%${EXTERNAL}`)
    .execute();
  return rows.flatMap((row) => parseList(row.imagenes)).filter((url) => url.startsWith("https://"));
}

async function consejos(): Promise<string[]> {
  const rows = await publishedConsejos()
    .select("consejos.imagen")
    .distinct()
    .where("consejos.imagen", "like", EXTERNAL)
    .execute();
  return rows.map((row) => row.imagen);
}

async function categorias(): Promise<string[]> {
  const rows = await database()
    .read.selectFrom("categorias")
    .select("imagen_url")
    .distinct()
    .where("imagen_url", "like", EXTERNAL)
    .execute();
  return rows.flatMap((row) => row.imagen_url ?? []);
}
