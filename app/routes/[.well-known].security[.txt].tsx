import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "~/http/requests/origin.server";
import { notFound, required } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { getAjustes } from "~nouns/ajustes/ajustes.server";

/** Less than the year that RFC 9116 allows; each answer has a new date. */
const GOOD_FOR_DAYS = 180;

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await required(getAjustes());
  if (email === null) throw notFound();
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + GOOD_FOR_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: es, en",
    `Canonical: ${siteOrigin(request)}${paths.securityTxt()}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, no-cache" },
  });
}
