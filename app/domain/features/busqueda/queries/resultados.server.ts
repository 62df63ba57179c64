import { paths } from "~/site/paths";
import { inOrder } from "~base/in-order";
import { parseList } from "~base/listas";
import { listed } from "~db/engine/engine.server";
import { consejoCards, toConsejoCard } from "~nouns/consejos/queries/consejos.server";
import { productoCards, toProductoCard } from "~nouns/productos/queries/producto-row.server";
import type { Resultado } from "../rules/busqueda";
import { findFragmento } from "../rules/fragmento";

type IsAsked = (word: string) => boolean;

/** @returns the products, sorted as the ids are */
export async function readProductos(ids: readonly string[], isAsked: IsAsked) {
  const rows = await productoCards()
    .select(["productos.descripcion", "productos.keyfeatures", "productos.pros"])
    .select("productos.contenido_principal")
    .where("productos.id", "in", listed(ids))
    .execute();
  const resultados = rows.map((row): Resultado => {
    const card = toProductoCard(row);
    const short = [row.descripcion ?? "", ...parseList(row.keyfeatures), ...parseList(row.pros)];
    const texts = [...short, row.contenido_principal ?? ""];
    const { veredicto } = card;
    return {
      id: row.id,
      href: paths.producto(row.slug),
      titulo: card.title,
      fragmento: findFragmento(veredicto ? [veredicto, ...texts] : texts, isAsked),
      imagen: card.imagen,
      categoria: {
        nombre: card.categoriaNombre,
        href: card.categoriaKnown ? paths.categoria(card.category) : undefined,
      },
      producto: card,
    };
  });
  return inOrder(ids, resultados);
}

export async function readConsejos(ids: readonly string[], isAsked: IsAsked) {
  const cards = consejoCards().select("consejos.contenido");
  const rows = await cards.where("consejos.id", "in", listed(ids)).execute();
  const resultados = rows.map((row): Resultado => {
    const { id, slug, titulo, extracto, categoria, ...card } = toConsejoCard(row);
    return {
      id,
      href: paths.consejo(slug),
      titulo,
      fragmento: findFragmento([extracto, row.contenido], isAsked),
      imagen: card.imagen,
      categoria: {
        nombre: card.categoriaNombre,
        href: card.categoriaKnown ? paths.consejos({ categoria }) : undefined,
      },
    };
  });
  return inOrder(ids, resultados);
}
