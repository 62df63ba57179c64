import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "~/http/origin.server";
import { paths } from "~/paths";

/** Pages not to be found say so themselves; forbidden here, nobody would read that. */
export function loader({ request }: LoaderFunctionArgs) {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin(request)}${paths.sitemap()}\n`;
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, no-cache" },
  });
}
