import type { LoaderFunctionArgs } from "@remix-run/node";
import { type AjusteKey, ON } from "~/domain/ajustes/ajuste";
import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { required } from "~/http/answers/responses.server";
import { siteOrigin } from "~/http/requests/origin.server";
import { paths } from "~/site/paths";

/** In the words of contentsignals.org. */
const SIGNALS = [
  ["search", "maquinas_buscar"],
  ["ai-input", "maquinas_responder"],
  ["ai-train", "maquinas_entrenar"],
] as const satisfies readonly (readonly [signal: string, clave: AjusteKey])[];

/** Hidden pages say so themselves; forbidden here, no engine would read that. */
export async function loader({ request }: LoaderFunctionArgs) {
  const ajustes = await required(getAjustes());
  const signals = SIGNALS.map(
    ([signal, clave]) => `${signal}=${ajustes[clave] === ON ? "yes" : "no"}`,
  );
  const lines = [
    "User-agent: *",
    `Content-Signal: ${signals.join(", ")}`,
    "Allow: /",
    "",
    `Sitemap: ${siteOrigin(request)}${paths.sitemap()}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, no-cache" },
  });
}
