import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getAjustes } from "~/domain/ajustes/ajustes.server";
import { findExternalHosts } from "~/domain/imagenes/queries/external-hosts.server";
import { block, blockHeaders, required } from "~/http/answers/responses.server";
import { fixedMeta } from "~/http/page/meta";
import { cookiesSections } from "~/layout/legal/cookies-texto";
import { LegalPage } from "~/layout/legal/legal-page";
import { adminItems, visitorsItems } from "~/layout/legal/stored-items.server";
import { paths } from "~/site/paths";

export const meta = fixedMeta({
  title: "Política de cookies",
  description:
    "Lista completa de lo que este sitio guarda en tu navegador, para qué sirve y cuánto dura.",
  canonical: paths.politicaCookies(),
});

export async function loader() {
  const { nombre } = await required(getAjustes());
  const hosts = await block(findExternalHosts());
  const items = { visitors: visitorsItems(), admins: adminItems(), owner: nombre };
  return data({ ...items, hosts }, { headers: blockHeaders(hosts) });
}

export default function PoliticaCookies() {
  return (
    <LegalPage
      title="Política de cookies"
      summary="Solo usamos las que hacen funcionar algo que tú has pedido. Por eso no hay ventana de consentimiento."
      sections={cookiesSections(useLoaderData<typeof loader>())}
    />
  );
}
