import { sql } from "kysely";
import type { Ingresos } from "~/http/page/site-data";
import { database } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";
import { holds } from "~db/engine/engine.server";
import { TEXTOS_CON_MARCAS } from "~nouns/ajustes/ajuste";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { parseLines, readFuente } from "~nouns/consejos/rules/referencias";
import { hasDemoProductos } from "~nouns/productos/queries/revisores.server";
import { paysAt, taggedUrl } from "~nouns/productos/rules/amazon";
import { parseContenido } from "~record/contenido/bloques.server";
import { linksIn } from "~record/contenido/links-in";

/** A text without any of these contains no paid link, so that it need not be parsed. */
const SIGNS = [" afiliado)", "amazon.", "amzn.", "//a.co/", ".amazon/"];

/** Finds how purchases pay this site. The demo counts as paid by Amazon. */
export const findIngresos = memoOnContent(async (): Promise<Ingresos> => {
  const { tag, tags, networks, ...ajustes } = await getAjustes();
  if (tag || Object.keys(tags).length > 0 || (await hasDemoProductos())) return "amazon";
  const pays = (href: string) => paysAt(taggedUrl(href, null) ?? href, networks);
  const isPaidText = (texto: string) =>
    linksIn(parseContenido(texto)).some(({ href, isPaid }) => isPaid || pays(href));
  if (TEXTOS_CON_MARCAS.some((clave) => isPaidText(ajustes[clave]))) return "tienda";
  const { textos, fuentes, tiendas } = await findSigned([...SIGNS, ...networks]);
  const isPaid =
    tiendas.some(({ url, afiliado }) => afiliado === 1 || pays(url)) ||
    textos.some(isPaidText) ||
    fuentes.flatMap((each) => parseLines(each, readFuente)).some(({ url }) => pays(url));
  return isPaid ? "tienda" : null;
});

const OR = sql` or `;
const PUBLISHED = sql<boolean>`estado = 'published'`;

/** Reads published texts with one of these signs, and links to other shops. */
async function findSigned(signs: readonly string[]) {
  const { read } = database();
  const hasSign = (column: string) =>
    sql<boolean>`(${sql.join(
      signs.map((sign) => holds(column, sign)),
      OR,
    )})`;
  const signed = (...columns: string[]) => sql<boolean>`(${sql.join(columns.map(hasSign), OR)})`;
  const articles = read.selectFrom("consejos").select(["contenido", "fuentes"]).where(PUBLISHED);
  const pages = read.selectFrom("paginas").select("contenido").where(PUBLISHED);
  const products = read.selectFrom("productos").where(PUBLISHED);
  const reviews = products.select(({ fn }) =>
    fn.coalesce("contenido_principal", "descripcion").as("contenido"),
  );
  const shops = products
    .select(["tienda_url as url", "tienda_afiliado as afiliado"])
    .where("retirada", "is", null)
    .where("tienda_url", "is not", null)
    .where(({ or, eb }) => or([eb("tienda_afiliado", "=", 1), hasSign("tienda_url")]))
    .$narrowType<{ url: string }>();
  const [consejos, paginas, productos, tiendas] = await Promise.all([
    articles.where(signed("contenido", "fuentes")).execute(),
    pages.where(signed("contenido")).execute(),
    reviews.where(signed("contenido_principal", "descripcion")).execute(),
    shops.execute(),
  ]);
  return {
    textos: [...consejos, ...paginas, ...productos].map(({ contenido }) => contenido ?? ""),
    fuentes: consejos.map(({ fuentes }) => fuentes),
    tiendas,
  };
}
