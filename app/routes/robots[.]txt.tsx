import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "~/http/requests/origin.server";
import { paths } from "~/site/paths";

/** Hidden pages say so themselves; forbidden here, no engine would read that. */
export function loader({ request }: LoaderFunctionArgs) {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin(request)}${paths.sitemap()}\n`;
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, no-cache" },
  });
}
