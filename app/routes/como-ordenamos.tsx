import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findOwnPage } from "~/actions/paginas/own-page.server";
import { pageMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { block, blockHeaders } from "~/http/responses/responses.server";
import { dataOf } from "~/http/results/block";
import { comoOrdenamosSections } from "~/layout/legal/como-ordenamos-texto";
import { LegalPage } from "~/layout/legal/legal-page";
import { findOwnText } from "~/layout/own-text.server";
import { paths } from "~/site/paths";
import { toModo } from "~base/precio";
import { headOf, PaginaDetail } from "~features/lectura/pagina-detail";
import { getAjustes } from "~nouns/ajustes/ajustes.server";

export async function loader() {
  const [own, extra, medidas] = await Promise.all([
    findOwnPage(paths.comoOrdenamos().slice(1)),
    findOwnText("orden_texto"),
    block(getAjustes().then(({ casa }) => casa)),
  ]);
  return data({ own, extra, medidas }, { headers: blockHeaders(extra, medidas) });
}

const HEAD = {
  title: "Cómo ordenamos",
  description:
    "Qué decide el orden de los productos en las categorías, el buscador y las comparativas, y qué no.",
  canonical: paths.comoOrdenamos(),
};

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.own ? headOf(args.data.own) : HEAD);

export default function ComoOrdenamos() {
  const { own, extra, medidas } = useLoaderData<typeof loader>();
  const { ingresos, precios } = useSite();
  if (own) return <PaginaDetail {...own} />;
  return (
    <LegalPage
      title="Cómo ordenamos"
      summary="Qué pone un producto delante de otro en cada lista, y qué no cuenta."
      extra={extra}
      sections={comoOrdenamosSections(ingresos, toModo(precios), dataOf(medidas) ?? [])}
    />
  );
}
