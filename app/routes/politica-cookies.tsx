import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fixedMeta } from "~/http/page/meta";
import { block, blockHeaders, required } from "~/http/responses/responses.server";
import { cookiesSections } from "~/layout/legal/cookies-texto";
import { LegalPage } from "~/layout/legal/legal-page";
import { adminItems, visitorsItems } from "~/layout/legal/stored-items.server";
import { findOwnText } from "~/layout/own-text.server";
import { paths } from "~/site/paths";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { findExternalHosts } from "~nouns/imagenes/queries/usos.server";

export const meta = fixedMeta({
  title: "Política de cookies",
  description:
    "Lista completa de lo que este sitio guarda en tu navegador, para qué sirve y cuánto dura.",
  canonical: paths.politicaCookies(),
});

export async function loader() {
  const { nombre } = await required(getAjustes());
  const [hosts, extra] = await Promise.all([
    block(findExternalHosts()),
    findOwnText("cookies_texto"),
  ]);
  const items = { visitors: visitorsItems(), admins: adminItems(), owner: nombre };
  return data({ ...items, hosts, extra }, { headers: blockHeaders(hosts, extra) });
}

export default function PoliticaCookies() {
  const { extra, ...loaded } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Política de cookies"
      summary="Solo usamos las que hacen funcionar algo que tú has pedido. Por eso no hay ventana de consentimiento."
      extra={extra}
      sections={cookiesSections(loaded)}
    />
  );
}
