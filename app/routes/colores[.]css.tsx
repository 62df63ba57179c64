import { required } from "~/http/answers/responses.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { rulesOf } from "~nouns/ajustes/colores";

/** Gives the pages of accounts and the desk the owner's colours: their policy takes no inlined sheet. */
export async function loader() {
  const { color, color_compra } = await required(getAjustes());
  return new Response(rulesOf({ marca: color, compra: color_compra }), {
    headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "max-age=3600" },
  });
}
