import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { readCookie } from "~/http/cookies/cookies.server";
import { fixedMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { NO_STORE, required } from "~/http/responses/responses.server";
import { Hoja } from "~/layout/hoja";
import { RouteProblem } from "~/layout/route-problem";
import { SitePicture } from "~/layout/site-picture";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { MessagePage } from "~/ui/page/message-page";
import { leerCasa, recordadasDe } from "~features/casa/casa.server";
import { ComparadosAEscala } from "~features/casa/comparados-a-escala";
import { porJuicio } from "~features/casa/juzgar";
import { AnadirColumna, AnadirOtro } from "~features/comparativa/anadir-otro";
import { Comparables } from "~features/comparativa/comparables";
import * as acciones from "~features/comparativa/comparativa-acciones";
import * as tabla from "~features/comparativa/comparativa-tabla";
import { Conclusion } from "~features/comparativa/conclusion";
import { filaDeCasa, isShared as isEqual, toFilas } from "~features/comparativa/filas";
import { COMPARE_COOKIE, COMPARE_LIMIT, parseComparar } from "~features/comparativa/lista";
import { premiosOf } from "~features/comparativa/premios";
import { CasaElegida, CasaForm } from "~features/filtros/casa-form";
import { findCandidatos, findComparables } from "~nouns/productos/queries/comparables.server";
import { findByIds, findIdsBySlugs } from "~nouns/productos/queries/productos.server";
import { AffiliateLabel } from "~nouns/productos/screens/buy-link";

export const meta = fixedMeta({
  title: "Comparativas",
  description: "Compara hasta tres productos, uno al lado de otro.",
  noindex: true,
});

const SHARED_MAX = 20;

const readShared = (p: string | null) =>
  (p ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, SHARED_MAX);

/** A list in the address is shared, and does not change the visitor's own. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const shared = readShared(query.get("p"));
  const isShared = shared.length > 0;
  const ids = await required(
    isShared
      ? findIdsBySlugs(shared).then((bySlug) =>
          [...new Set(shared.flatMap((slug) => bySlug.get(slug) ?? []))].slice(0, COMPARE_LIMIT),
        )
      : Promise.resolve(parseComparar(readCookie(request, COMPARE_COOKIE))),
  );
  const productos = await required(findByIds(ids));
  const comparables = productos.length === 0 ? await required(findComparables()) : [];
  const mayAdd = !isShared || productos.length === 1;
  const candidatos = mayAdd ? await required(findCandidatos(productos)) : undefined;
  const casa = await required(leerCasa(query, productos, recordadasDe(request)));
  const vista = acciones.parseVista(query);
  const headers = casa.isSpelled ? {} : NO_STORE;
  return data({ productos, comparables, candidatos, isShared, casa, vista }, { headers });
}

const SAME =
  "En lo que se compara aquí, estos productos no se diferencian. Elige «Todo» para verlo.";

export default function Comparativas() {
  const { productos: inList, casa, ...loaded } = useLoaderData<typeof loader>();
  const { comparables, candidatos, isShared } = loaded;
  const vista: acciones.Vista = { ...loaded.vista, ...casa.elegidos };
  const productos = porJuicio(inList, ({ id }) => casa.juicios[id]?.pasa);
  const { lista, now } = useSite();
  if (productos.length === 0) {
    return <Nada isGone={isShared && lista.length > 0} comparables={comparables} />;
  }
  const slugs = inList.map(({ slug }) => slug).join(",");
  const filas = toFilas(productos, vista.diferencias === "1", now);
  const rows = [...filaDeCasa(productos, casa), ...filas.filter((fila) => !isEqual(fila))];
  const isColumna = productos.length === 1 && vista.vista !== "tarjetas";
  const hrefOf = (slug: string) => paths.comparativas({ ...vista, p: `${slugs},${slug}` });
  const casaHref = (medidas: acciones.Vista) =>
    paths.comparativas({ ...loaded.vista, ...medidas, p: isShared ? slugs : undefined });
  const View = vista.vista === "tarjetas" ? tabla.ComparativaTarjetas : tabla.ComparativaTabla;
  return (
    <Hoja className="pb-16">
      <Breadcrumb crumbs={[{ label: "Inicio", href: paths.home() }, { label: "Comparativas" }]} />
      <h1 className="text-3xl">Comparativa de productos</h1>
      <p className="mt-2 mb-6 text-soft">
        {isShared
          ? "Una comparación que alguien ha compartido contigo."
          : "Tu selección, lado a lado."}{" "}
        {!isShared && (
          <a href={paths.comparativas({ ...vista, p: slugs })} className="prose-link no-print">
            Enlace para compartirla
          </a>
        )}
      </p>
      <Conclusion premios={premiosOf(productos, now)} />
      <acciones.ComparativaAcciones
        vista={vista}
        shared={isShared ? slugs : undefined}
        ids={inList.map(({ id }) => id)}
      />
      <CasaElegida casa={casa} hrefOf={casaHref} />
      <CasaForm casa={casa} hrefOf={casaHref} />
      <AffiliateLabel />
      <View
        productos={productos}
        filas={rows}
        removable={!isShared}
        anadir={
          isColumna &&
          candidatos && (
            <AnadirColumna
              productos={candidatos.productos}
              hrefOf={isShared ? hrefOf : undefined}
            />
          )
        }
      />
      <tabla.Iguales filas={filas.filter(isEqual)} total={productos.length} />
      {filas.length === 0 && <p className="mt-4 text-soft">{SAME}</p>}
      <ComparadosAEscala
        productos={productos}
        pedidas={casa.campos.filter(({ elegido }) => elegido)}
      />
      {candidatos && !isColumna && !isShared && <AnadirOtro {...candidatos} />}
      <p className="mt-8 border-t border-line pt-5 text-xs text-soft">
        Los precios y la disponibilidad pueden variar.
      </p>
    </Hoja>
  );
}

function Nada({ isGone, ...rest }: ComponentProps<typeof Comparables> & { isGone: boolean }) {
  if (isGone) {
    return (
      <MessagePage
        title="Esta comparación ya no está disponible"
        text="Lo que se compartió contigo ya no está en el sitio. Tu comparación sigue como la dejaste."
        link={{ href: paths.comparativas(), label: "Ver mi comparación" }}
      />
    );
  }
  return (
    <>
      <MessagePage
        title="No hay productos para comparar"
        text={`Pulsa «Comparar» en hasta ${COMPARE_LIMIT} productos y los verás aquí, uno al lado de otro.`}
        link={{ href: paths.categorias(), label: "Explorar categorías" }}
      >
        <div className="frame w-60 rounded-xl">
          <SitePicture name="comparar" sizes="15rem" />
        </div>
      </MessagePage>
      <Comparables {...rest} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <RouteProblem failed="Ha ocurrido un error al cargar los productos. Por favor, intenta de nuevo más tarde." />
  );
}
