import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fixedMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { block, blockHeaders } from "~/http/responses/responses.server";
import { LegalPage } from "~/layout/legal/legal-page";
import { privacidadSections } from "~/layout/legal/privacidad-texto";
import { findOwnText } from "~/layout/own-text.server";
import { paths } from "~/site/paths";
import { getTitular } from "~nouns/ajustes/ajustes.server";
import { findExternalHosts } from "~nouns/imagenes/queries/usos.server";

export const meta = fixedMeta({
  title: "Política de privacidad",
  description:
    "Qué datos personales trata este sitio, para qué, durante cuánto tiempo y cómo ejercer tus derechos.",
  canonical: paths.politicaPrivacidad(),
});

export async function loader() {
  const [titular, hosts, extra] = await Promise.all([
    block(getTitular()),
    block(findExternalHosts()),
    findOwnText("privacidad_texto"),
  ]);
  return data({ titular, hosts, extra }, { headers: blockHeaders(titular, hosts, extra) });
}

export default function PoliticaPrivacidad() {
  const { extra, ...loaded } = useLoaderData<typeof loader>();
  const { ingresos } = useSite();
  return (
    <LegalPage
      title="Política de privacidad"
      summary="Para leer no hace falta darnos nada. Si nos escribes, usamos tus datos para contestarte y después los borramos."
      extra={extra}
      sections={privacidadSections({ ...loaded, ingresos })}
    />
  );
}
