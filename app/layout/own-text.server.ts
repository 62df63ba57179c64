import type { TEXTOS_CON_MARCAS } from "~/domain/ajustes/ajuste";
import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { readContenido } from "~/domain/contenido/contenido.server";
import { block } from "~/http/answers/responses.server";

/** Reads a text that the owner has written in the grammar of articles. */
export const findOwnText = (clave: (typeof TEXTOS_CON_MARCAS)[number]) =>
  block(getAjustes().then((ajustes) => readContenido(ajustes[clave])));
