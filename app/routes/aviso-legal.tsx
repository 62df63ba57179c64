import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getTitular } from "~/domain/ajustes/ajustes.server";
import { block, blockHeaders } from "~/http/answers/responses.server";
import { fixedMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { avisoLegalSections } from "~/layout/legal/aviso-legal-texto";
import { LegalPage } from "~/layout/legal/legal-page";
import { findOwnText } from "~/layout/own-text.server";
import { paths } from "~/site/paths";

export const meta = fixedMeta({
  title: "Aviso legal",
  description:
    "Quién responde de este sitio, cómo se financia y qué puedes esperar de sus reseñas y enlaces.",
  canonical: paths.avisoLegal(),
});

export async function loader() {
  const [titular, extra] = await Promise.all([block(getTitular()), findOwnText("aviso_texto")]);
  return data({ titular, extra }, { headers: blockHeaders(titular, extra) });
}

export default function AvisoLegal() {
  const { titular, extra } = useLoaderData<typeof loader>();
  const { siteName, origin, isDemo, ingresos } = useSite();
  return (
    <LegalPage
      title="Aviso legal"
      summary="Quién hay detrás, de qué vive el sitio y en qué condiciones lo lees. Sin letra pequeña."
      extra={extra}
      sections={avisoLegalSections({ titular, siteName, origin, isDemo, ingresos })}
    />
  );
}
