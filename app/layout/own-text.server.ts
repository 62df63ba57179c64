import type { TEXTOS_CON_MARCAS } from "~/domain/ajustes/ajuste";
import { findLegalDay, getAjustes } from "~/domain/ajustes/ajustes.server";
import { readContenido } from "~/domain/contenido/contenido.server";
import { block } from "~/http/answers/responses.server";

type Texto = (typeof TEXTOS_CON_MARCAS)[number];

async function readOwnText(clave: Texto) {
  const [ajustes, updated] = await Promise.all([getAjustes(), findLegalDay(clave)]);
  return { ...(await readContenido(ajustes[clave])), updated };
}

/** Reads a text that the owner has written in the grammar of articles. */
export const findOwnText = (clave: Texto) => block(readOwnText(clave));
