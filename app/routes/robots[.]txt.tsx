import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "~/http/requests/origin.server";
import { required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { ON } from "~nouns/ajustes/ajuste";
import { getAjustes } from "~nouns/ajustes/ajustes.server";

/** Hidden pages are not forbidden here, or engines could not read their `noindex`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { maquinas_buscar, maquinas_responder, maquinas_entrenar } = await required(getAjustes());
  const say = (tick: string) => (tick === ON ? "yes" : "no");
  // The terms are those of contentsignals.org.
  const signals = `search=${say(maquinas_buscar)}, ai-input=${say(maquinas_responder)}, ai-train=${say(maquinas_entrenar)}`;
  const site = `Sitemap: ${siteOrigin(request)}${paths.sitemap()}`;
  return new Response(`User-agent: *\nContent-Signal: ${signals}\nAllow: /\n\n${site}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, no-cache" },
  });
}
