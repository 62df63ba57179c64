import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fixedMeta } from "~/http/page/meta";
import { type Ingresos, type SiteData, useSite } from "~/http/page/site-data";
import { block, blockHeaders } from "~/http/responses/responses.server";
import type { Block } from "~/http/results/block";
import { LegalPage } from "~/layout/legal/legal-page";
import { proseSections } from "~/layout/legal/prose";
import { TitularDatos } from "~/layout/legal/titular-datos";
import { findOwnText } from "~/layout/own-text.server";
import { paths } from "~/site/paths";
import { BUY_LABEL, PRICE_HINT, type PrecioModo, toModo } from "~base/precio";
import { getTitular } from "~nouns/ajustes/ajustes.server";
import type { Titular } from "~nouns/ajustes/titular";
import { AMAZON_SENTENCE } from "~nouns/productos/rules/amazon";
import { AFFILIATE_LABEL } from "~nouns/productos/screens/buy-link";

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
  const site = useSite();
  return (
    <LegalPage
      title="Aviso legal"
      summary="Quién hay detrás, de qué vive el sitio y en qué condiciones lo lees. Sin letra pequeña."
      extra={extra}
      sections={avisoLegalSections(titular, site)}
    />
  );
}

const DEMO =
  "Ahora mismo el sitio muestra un catálogo de demostración. Sus marcas, sus productos, sus precios y las personas que firman las reseñas son inventados y no se pueden comprar.";

const AFILIADOS = `
      ## afiliados: Enlaces de afiliado
      {amazon}
      Los botones «${BUY_LABEL}» y «${PRICE_HINT}» llevan a Amazon.es e indican a la tienda que vienes de aquí. Si después compras, recibimos un porcentaje; tú pagas lo mismo. Son publicidad: antes del primero de cada bloque lo decimos («${AFFILIATE_LABEL}») y llevan el atributo {atributo} para los buscadores. Si enlazamos también a otra tienda, el botón la nombra, y antes pone si es de afiliado. Los enlaces de un texto que nos pagan lo dicen a su lado.
      Ninguna comisión decide en qué orden aparecen los productos. Amazon no lee los textos antes de publicarlos ni responde de ellos.
`;

const OF_A_SHOP = `
      ## afiliados: Enlaces de afiliado
      {amazon}
      Algunas fichas o textos enlazan a una tienda que nos paga una comisión si compras; tú pagas lo mismo. Ese enlace es publicidad: lo decimos antes de él o a su lado, y lleva el atributo {atributo} para los buscadores. Los botones que llevan a Amazon.es no dicen a la tienda quiénes somos, y no cobramos nada por ellos.
      Ninguna comisión decide en qué orden aparecen los productos.
`;

const WITHOUT = `
      ## tiendas: Enlaces a tiendas
      Los botones «${BUY_LABEL}» y «${PRICE_HINT}» llevan a Amazon.es. No dicen a la tienda quiénes somos, y no cobramos nada si compras.
`;

const PRECIOS: Readonly<Record<PrecioModo, string>> = {
  "": "Los precios incluyen impuestos, no los gastos de envío, y son orientativos: corresponden al día en que los comprobamos, que figura en cada ficha. Cambian sin que podamos saberlo al momento.",
  franja:
    "De los precios de Amazon decimos solo si son bajos (€), medios (€€) o altos (€€€) entre los productos de su categoría, según la última vez que los comprobamos. Cambian sin que podamos saberlo al momento.",
  ninguno:
    "No mostramos los precios de Amazon: se leen en su página. El de otra tienda lleva el día en que lo comprobamos.",
};

const enlaces = (ingresos: Ingresos) =>
  ingresos ? { amazon: AFILIADOS, tienda: OF_A_SHOP }[ingresos] : WITHOUT;

/** Required by article 10 of the LSSI, with the terms of use. */
const avisoLegalSections = (
  titular: Block<Titular>,
  { siteName, origin, isDemo, ingresos, precios }: SiteData,
) =>
  proseSections(
    `
      ## titular: Quién responde de este sitio
      {titular}
      Puedes escribirnos desde la [página de contacto](${paths.contacto()}). Publicar en este sitio no requiere autorización administrativa previa ni el ejercicio de una profesión regulada.
      ## actividad: Qué hacemos aquí
      {sitio} publica reseñas, comparativas y artículos sobre los primeros años de vida. La consulta es libre y gratuita, y no hace falta registrarse. Aquí no se vende nada: no cobramos pedidos, no los enviamos ni intervenimos en el contrato entre tú y la tienda.
      ${isDemo ? DEMO : ""}
      ${enlaces(ingresos)}
      ## precios: Precios y disponibilidad
      ${PRECIOS[toModo(precios)]} Vale el importe que muestre la tienda cuando termines la compra.
      ## valoraciones: Valoraciones y comparativas
      Las puntuaciones de 0 a 5 son nuestras. Quiénes somos se lee en [Sobre nosotros](${paths.sobreNosotros()}). No publicamos opiniones de compradores ni estrellas de otras tiendas, de modo que no hay reseñas de terceros que verificar. En las comparativas eliges tú los productos; los tres puestos salen de sus datos, y cada uno dice de cuáles. Qué decide el orden de los productos, y qué no, se lee en [Cómo ordenamos](${paths.comoOrdenamos()}).
      ## salud: Salud y seguridad
      Lo que lees aquí es información general. No sustituye a tu pediatra, a tu matrona ni al manual del fabricante. Antes de usar un producto, comprueba su estado, su etiqueta y si ha sido retirado del mercado. Ante una urgencia, llama al 112.
      ## propiedad: Textos, fotos y marcas
      Los textos, las ilustraciones y el diseño pertenecen al titular o a quien se indica junto a ellos. Puedes enlazarlos y citarlos nombrando la fuente; para reproducirlos enteros, pide permiso. Amazon y su logotipo son marcas de Amazon.com, Inc. o de sus filiales. Las demás marcas son de sus dueños y se nombran solo para identificar lo que se revisa.
      ## responsabilidad: Hasta dónde respondemos
      Cuidamos que cada dato sea correcto y lo rectificamos en cuanto nos avisas de un error. No podemos garantizar que el sitio esté siempre disponible ni respondemos del contenido, las ventas o la política de privacidad de las páginas ajenas que enlazamos. Nada de lo anterior limita los derechos que la ley te reconoce como consumidor.
      ## ley: Ley aplicable
      Este aviso se rige por la ley española. Si surge un desacuerdo y actúas como consumidor, son competentes los juzgados de tu domicilio.
    `,
    {
      titular: (
        <TitularDatos titular={titular}>
          En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la
          información y de comercio electrónico (LSSI), estos son los datos de la persona o entidad
          titular de <span className="font-semibold">{origin}</span>:
        </TitularDatos>
      ),
      sitio: siteName,
      atributo: <code>rel=&quot;sponsored&quot;</code>,
      amazon: (
        <p>
          <strong>{AMAZON_SENTENCE}.</strong>
        </p>
      ),
    },
  );
