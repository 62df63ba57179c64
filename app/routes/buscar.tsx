import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Grupo } from "~/domain/busqueda/busqueda";
import { searchConsejos, searchProductos } from "~/domain/busqueda/busqueda.server";
import { type Consulta, parseConsulta } from "~/domain/busqueda/consulta";
import { findIdeas } from "~/domain/busqueda/ideas.server";
import { ResultGroup } from "~/domain/busqueda/result-group";
import { SEARCH_HINT, SearchForm } from "~/domain/busqueda/search-form";
import { type Salidas, SinResultados } from "~/domain/busqueda/sin-resultados";
import { findPrincipales } from "~/domain/categorias/queries/categorias.server";
import { findLatest } from "~/domain/consejos/queries/consejos.server";
import { HOME_LATEST } from "~/domain/consejos/rules/consejo";
import { block, blockHeaders } from "~/http/answers/responses.server";
import { pageMeta } from "~/http/page/meta";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { Notice } from "~/ui/page/notice";
import { formatCount } from "~/ui/text/format-number";

const NONE: Grupo = { total: 0, resultados: [] };

type Busqueda =
  | { kind: "hint"; salidas: Salidas }
  | { kind: "failed" }
  | { kind: "none"; salidas: Salidas }
  | { kind: "found"; productos: Grupo; consejos: Grupo };

export async function loader({ request }: LoaderFunctionArgs) {
  const consulta = parseConsulta(new URL(request.url).searchParams.get("q"));
  return consulta.isTooShort ? leadOn(consulta, "hint") : search(consulta);
}

async function leadOn({ q }: Consulta, kind: "hint" | "none") {
  const [categorias, ideas, consejos] = await Promise.all([
    block(findPrincipales()),
    block(findIdeas()),
    block(findLatest(HOME_LATEST)),
  ]);
  return answer(
    q,
    { kind, salidas: { categorias, ideas, consejos } },
    { headers: blockHeaders(categorias, ideas, consejos) },
  );
}

/** Without products there is no search; unreadable articles count as none. */
async function search(consulta: Consulta) {
  const { q } = consulta;
  const [productos, consejos] = await Promise.all([
    block(searchProductos(consulta)),
    block(searchConsejos(consulta)),
  ]);
  const headers = new Headers(blockHeaders(productos, consejos));
  if ("failed" in productos) {
    headers.set("Retry-After", "30");
    return answer(q, { kind: "failed" }, { status: 503, headers });
  }
  const found = "data" in consejos ? consejos.data : NONE;
  if ("data" in consejos && productos.data.total + found.total === 0) {
    return leadOn(consulta, "none");
  }
  return answer(q, { kind: "found", productos: productos.data, consejos: found }, { headers });
}

const answer = (q: string, busqueda: Busqueda, init?: ResponseInit) => data({ q, busqueda }, init);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: headingOf(args.data?.q ?? "", args.data?.busqueda), noindex: true });

const headingOf = (q: string, busqueda?: Busqueda) =>
  !busqueda || busqueda.kind === "hint" ? "Buscar" : `Resultados para "${q}"`;

export default function Buscar() {
  const { q, busqueda } = useLoaderData<typeof loader>();
  const heading = headingOf(q, busqueda);
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={[{ label: "Inicio", href: paths.home() }, { label: "Buscar" }]} />
      <h1 className="text-3xl">{heading}</h1>
      <Summary busqueda={busqueda} />
      <search className="mt-5 block max-w-xl">
        <SearchForm id="busqueda" q={q} />
      </search>
      <Results busqueda={busqueda} />
    </div>
  );
}

function Summary({ busqueda }: { busqueda: Busqueda }) {
  if (busqueda.kind === "failed") return null;
  if (busqueda.kind === "hint") return <p className="mt-2 text-soft">{SEARCH_HINT}.</p>;
  const total = busqueda.kind === "none" ? 0 : busqueda.productos.total + busqueda.consejos.total;
  return (
    <p className="mt-2 text-soft">
      {total === 1 ? "Se encontró" : "Se encontraron"}{" "}
      {formatCount(total, "resultado", "resultados")}
    </p>
  );
}

function Results({ busqueda }: { busqueda: Busqueda }) {
  if (busqueda.kind === "failed") return <Failure />;
  if (busqueda.kind === "hint") return <SinResultados salidas={busqueda.salidas} />;
  if (busqueda.kind === "none") {
    return (
      <>
        <Nothing />
        <SinResultados salidas={busqueda.salidas} />
      </>
    );
  }
  const { productos, consejos } = busqueda;
  if (productos.total + consejos.total === 0) return <Nothing />;
  return (
    <>
      <ResultGroup id="productos" nombre="Productos" grupo={productos} />
      <ResultGroup id="consejos" nombre="Consejos" grupo={consejos} />
    </>
  );
}

function Failure() {
  return (
    <div className="mt-8">
      <Notice tone="error">No pudimos completar tu búsqueda. Por favor intenta de nuevo.</Notice>
    </div>
  );
}

function Nothing() {
  return (
    <div className="mt-8">
      <Notice>
        <p>No hemos encontrado nada con esas palabras. Prueba con otras o mira por categorías.</p>
        <p className="mt-3">
          <a href={paths.categorias()} className="prose-link font-semibold">
            Ver todas las categorías
          </a>
        </p>
      </Notice>
    </div>
  );
}
