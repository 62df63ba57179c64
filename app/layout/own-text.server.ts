import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { readContenido } from "~/domain/contenido/contenido.server";
import { block } from "~/http/answers/responses.server";

type Texto = "sobre" | "faq" | "aviso_texto" | "privacidad_texto" | "cookies_texto" | "orden_texto";

/** Reads a text that the owner has written in the grammar of articles. */
export const findOwnText = (clave: Texto) =>
  block(getAjustes().then((ajustes) => readContenido(ajustes[clave])));
