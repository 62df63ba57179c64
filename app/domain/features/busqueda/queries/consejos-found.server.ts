import { inOrder } from "~base/in-order";
import { listed } from "~db/engine/engine.server";
import { climb } from "~features/busqueda/ladder/subida.server";
import { parseConsulta, respell } from "~features/busqueda/rules/consulta";
import { consejoCards, findNewest, toConsejoCard } from "~nouns/consejos/queries/consejos.server";
import { LIST_PAGE_SIZE } from "~nouns/consejos/rules/consejo";
import type { FiltroConsejos } from "~nouns/consejos/rules/filtro";

/** Finds articles. `correccion` is the corrected question, where the typed one found too little. */
export async function findPage(filtro: FiltroConsejos) {
  const { q, categoria, pagina } = filtro;
  if (!q) return { ...(await findNewest(filtro)), correccion: undefined };
  const last = pagina * LIST_PAGE_SIZE;
  const how = { limits: { consejos: last }, isNewestFirst: true, areTitlesFirst: true };
  const subida = await climb(parseConsulta(q), { ...how, within: categoria || undefined });
  const { ids = [], total = 0 } = subida.found.consejos ?? {};
  const shown = ids.slice(last - LIST_PAGE_SIZE, last);
  const rows = await consejoCards().where("consejos.id", "in", listed(shown)).execute();
  const consejos = inOrder(shown, rows).map(toConsejoCard);
  if (subida.peldano !== "corregida") return { consejos, total, correccion: undefined };
  const texts = consejos.flatMap(({ titulo, extracto }) => [titulo, extracto]);
  return { consejos, total, correccion: respell(q, subida.cambios, texts) };
}
