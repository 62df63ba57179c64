import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta, problemMeta } from "~/http/page/meta";
import { beyondLast, block, blockHeaders, NO_STORE } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { Notice } from "~/ui/page/notice";
import { countPaginas } from "~/ui/page/pagination";
import { buscar, type Hallazgos } from "~features/busqueda/queries/busqueda.server";
import { findIdeas, findNearest } from "~features/busqueda/queries/ideas.server";
import { type Pedido, parsePedido, SEARCH_LIMIT } from "~features/busqueda/rules/busqueda";
import { type Consulta, parseConsulta } from "~features/busqueda/rules/consulta";
import { HallazgosView, Resumen } from "~features/busqueda/screens/hallazgos-view";
import { SEARCH_HINT, SearchForm } from "~features/busqueda/screens/search-form";
import { type Salidas, SinResultados } from "~features/busqueda/screens/sin-resultados";
import { findPrincipales } from "~nouns/categorias/queries/categorias.server";
import { findLatest } from "~nouns/consejos/queries/consejos.server";
import { HOME_LATEST } from "~nouns/consejos/rules/consejo";

export { RouteProblem as ErrorBoundary } from "~/layout/route-problem";

type Respuesta =
  | { kind: "hint"; salidas: Salidas }
  | { kind: "failed" }
  | { kind: "none"; salidas: Salidas; hallazgos: Hallazgos }
  | { kind: "found"; hallazgos: Hallazgos };

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const consulta = parseConsulta(searchParams.get("q"));
  const pedido = parsePedido(searchParams);
  const { respuesta, ...init } = await (consulta.isTooShort ? hint() : search(consulta, pedido));
  return data({ q: consulta.q, grupo: pedido.grupo, respuesta }, init);
}

type Answer = { respuesta: Respuesta; status?: 503; headers?: HeadersInit };

async function hint(): Promise<Answer> {
  const { salidas, headers } = await leadOn(findIdeas());
  return { respuesta: { kind: "hint", salidas }, headers };
}

async function leadOn(found: ReturnType<typeof findIdeas>) {
  const [categorias, ideas, consejos] = await Promise.all([
    block(findPrincipales()),
    block(found),
    block(findLatest(HOME_LATEST)),
  ]);
  const salidas = { categorias, ideas, consejos };
  return { salidas, headers: blockHeaders(categorias, ideas, consejos) };
}

/** Fails if products cannot be read; unreadable articles just count as none. */
async function search(consulta: Consulta, pedido: Pedido): Promise<Answer> {
  const found = await block(buscar(consulta, pedido, block));
  if ("failed" in found) {
    const headers = { ...NO_STORE, "Retry-After": "30" };
    return { respuesta: { kind: "failed" }, status: 503, headers };
  }
  const { hallazgos, hasFailed } = found.data;
  const { categorias, productos, consejos } = hallazgos;
  assertPage(consulta, pedido, hallazgos);
  if (hasFailed) return { respuesta: { kind: "found", hallazgos }, headers: NO_STORE };
  if (productos.total + consejos.total > 0) return { respuesta: { kind: "found", hallazgos } };
  const { salidas, headers } = await leadOn(findNearest(consulta, categorias));
  return { respuesta: { kind: "none", salidas, hallazgos }, headers };
}

function assertPage({ q }: Consulta, { grupo, pagina }: Pedido, hallazgos: Hallazgos): void {
  if (!grupo || pagina === 1) return;
  const total = grupo === "categorias" ? 0 : hallazgos[grupo].total;
  const paginas = countPaginas(total, SEARCH_LIMIT);
  if (pagina <= paginas) return;
  throw beyondLast({ paginas, href: paths.buscar(q, { grupo, pagina: paginas }) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return problemMeta(args, "Buscar");
  return pageMeta(args, { title: headingOf(args.data), noindex: true });
};

const headingOf = ({ q, respuesta }: { q: string; respuesta: Respuesta }) =>
  respuesta.kind === "hint" ? "Buscar" : `Resultados para "${q}"`;

export default function Buscar() {
  const { q, grupo, respuesta } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={[{ label: "Inicio", href: paths.home() }, { label: "Buscar" }]} />
      <h1 className="text-3xl wrap-anywhere">{headingOf({ q, respuesta })}</h1>
      {respuesta.kind === "hint" && <p className="mt-2 text-soft">{SEARCH_HINT}.</p>}
      {"hallazgos" in respuesta && <Resumen q={q} hallazgos={respuesta.hallazgos} />}
      <search className="mt-5 block max-w-xl">
        <SearchForm id="busqueda" q={q} />
      </search>
      {respuesta.kind === "failed" && (
        <div className="mt-8">
          <Notice tone="error">
            No pudimos completar tu búsqueda. Por favor intenta de nuevo.
          </Notice>
        </div>
      )}
      {respuesta.kind === "none" && <Nothing />}
      {respuesta.kind === "found" && (
        <HallazgosView q={q} grupo={grupo} hallazgos={respuesta.hallazgos} />
      )}
      {"salidas" in respuesta && (
        <SinResultados
          salidas={respuesta.salidas}
          titulo={respuesta.kind === "none" ? "Quizá te sirva" : "Ideas para buscar"}
        />
      )}
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
