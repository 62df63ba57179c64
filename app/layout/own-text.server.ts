import { block } from "~/http/responses/responses.server";
import { readContenido } from "~features/contenido-view/contenido.server";
import type { TEXTOS_CON_MARCAS } from "~nouns/ajustes/ajuste";
import { findLegalDay, getAjustes } from "~nouns/ajustes/ajustes.server";

type Texto = (typeof TEXTOS_CON_MARCAS)[number];

async function readOwnText(clave: Texto) {
  const [ajustes, updated] = await Promise.all([getAjustes(), findLegalDay(clave)]);
  return { ...(await readContenido(ajustes[clave])), updated };
}

export const findOwnText = (clave: Texto) => block(readOwnText(clave));
