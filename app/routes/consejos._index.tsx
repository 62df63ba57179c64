import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { consejosOf, pageMeta, problemMeta } from "~/http/page/meta";
import { useSite } from "~/http/page/site-data";
import { beyondLast, block, blockHeaders, blockStatus } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { countPaginas } from "~/ui/page/pagination";
import { findPage } from "~features/busqueda/queries/consejos-found.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { findLatest, findTipos } from "~nouns/consejos/queries/consejos.server";
import { LIST_PAGE_SIZE, SIDEBAR_LATEST, type TipoConsejo } from "~nouns/consejos/rules/consejo";
import { parseFiltro } from "~nouns/consejos/rules/filtro";
import { BuscarConsejos, FiltroTipos } from "~nouns/consejos/screens/filtro-consejos";
import { ListaConsejos } from "~nouns/consejos/screens/lista-consejos";
import { UltimosConsejos } from "~nouns/consejos/screens/ultimos-consejos";

export { RouteProblem as ErrorBoundary } from "~/layout/route-problem";

const introOf = ({ descripcion, nombre }: TipoConsejo) =>
  descripcion || `Artículos sobre ${nombre}.`;

export async function loader({ request }: LoaderFunctionArgs) {
  const filtro = parseFiltro(new URL(request.url).searchParams);
  const [ajustes, lista, ultimos, tipos] = await Promise.all([
    block(getAjustes()),
    block(findPage(filtro)),
    block(findLatest(SIDEBAR_LATEST)),
    block(findTipos()),
  ]);
  const general = "data" in ajustes ? ajustes.data.consejos_texto : "";
  const paginas = "data" in lista ? countPaginas(lista.data.total, LIST_PAGE_SIZE) : filtro.pagina;
  if (filtro.pagina > paginas) {
    throw beyondLast({ paginas, href: paths.consejos({ ...filtro, pagina: paginas }) });
  }
  const known = "data" in tipos ? tipos.data : [];
  const tipo = known.find(({ slug }) => slug === filtro.categoria);
  return data(
    {
      filtro,
      paginas,
      lista,
      ultimos,
      tipos: known,
      tipo,
      intro: tipo ? introOf(tipo) : general,
      isUnknown: "data" in tipos && filtro.categoria !== "" && !tipo,
    },
    { status: blockStatus(lista), headers: blockHeaders(ajustes, lista, ultimos, tipos) },
  );
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const nombre = consejosOf(args);
  if (!args.data) return problemMeta(args, nombre);
  const { filtro, tipo, intro, isUnknown } = args.data;
  const { q, categoria, pagina } = filtro;
  const title = tipo ? `${tipo.nombre}: ${nombre}` : nombre;
  const isSearch = q !== "" || isUnknown;
  return pageMeta(args, {
    title: pagina > 1 ? `${title}, página ${pagina}` : title,
    description: intro || undefined,
    feed: true,
    ...(isSearch ? { noindex: true } : { canonical: paths.consejos({ categoria, pagina }) }),
  });
};

export default function Consejos() {
  const { filtro, paginas, lista, ultimos, tipos, tipo, intro, isUnknown } =
    useLoaderData<typeof loader>();
  const { consejos } = useSite();
  const isBare = "data" in lista && lista.data.total === 0 && !filtro.q && !filtro.categoria;
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={[{ label: "Inicio", href: paths.home() }, { label: consejos }]} />
      <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1fr_23rem]">
        <header>
          <h1 className="text-3xl">{consejos}</h1>
          <p className="mt-3 max-w-xl text-lg text-soft">{intro}</p>
        </header>
        {!isBare && <BuscarConsejos {...filtro} />}
      </div>
      {tipos.length > 0 && !isBare && (
        <div className="mt-6">
          <FiltroTipos tipos={tipos} filtro={filtro} />
        </div>
      )}
      <div className="mt-8 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <ListaConsejos
          lista={lista}
          filtro={filtro}
          paginas={paginas}
          titulo={tipo?.nombre}
          isUnknown={isUnknown}
        />
        <UltimosConsejos consejos={ultimos} />
      </div>
    </div>
  );
}
