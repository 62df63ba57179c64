import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findLatest, findPage, findTipos } from "~/domain/consejos/queries/consejos.server";
import { LIST_PAGE_SIZE, SIDEBAR_LATEST, type TipoConsejo } from "~/domain/consejos/rules/consejo";
import { parseFiltro } from "~/domain/consejos/rules/filtro";
import { BuscarConsejos, FiltroTipos } from "~/domain/consejos/screens/filtro-consejos";
import { ListaConsejos } from "~/domain/consejos/screens/lista-consejos";
import { UltimosConsejos } from "~/domain/consejos/screens/ultimos-consejos";
import { beyondLast, block, blockHeaders, blockStatus } from "~/http/answers/responses.server";
import { pageMeta, problemMeta } from "~/http/page/meta";
import { paths } from "~/site/paths";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { countPaginas } from "~/ui/page/pagination";
import { readPairs } from "~/ui/text/pairs";

export { RouteProblem as ErrorBoundary } from "~/layout/route-problem";

const TITLE = "Consejos para Padres";

const GENERAL =
  "Sueño, comida, salud, juego y límites, contados con calma y con las fuentes a mano.";

const INTROS = readPairs(`
  alimentacion: Del pecho a la mesa de todos: tomas, primeros alimentos y comidas que no acaben en batalla.
  desarrollo: Moverse, hablar y jugar a su ritmo: qué esperar en cada etapa y cómo acompañar sin prisa.
  salud: Fiebre, calor, viajes y botiquín: qué puedes resolver en casa y cuándo hay que consultar.
  educacion: Límites, cuentos, pantallas y escuela infantil: la vida en común, con paciencia.
  sueno: Noches, siestas y despertares: dormir seguro primero y dormir más después.
`);

function introOf(tipo: TipoConsejo | undefined): string {
  if (!tipo) return GENERAL;
  const own = INTROS.find(({ name }) => name === tipo.slug);
  return own?.text ?? `Artículos sobre ${tipo.nombre}.`;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const filtro = parseFiltro(new URL(request.url).searchParams);
  const [lista, ultimos, tipos] = await Promise.all([
    block(findPage(filtro)),
    block(findLatest(SIDEBAR_LATEST)),
    block(findTipos()),
  ]);
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
      isUnknown: "data" in tipos && filtro.categoria !== "" && !tipo,
    },
    { status: blockStatus(lista), headers: blockHeaders(lista, ultimos, tipos) },
  );
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return problemMeta(args, TITLE);
  const { filtro, tipo, isUnknown } = args.data;
  const { q, categoria, pagina } = filtro;
  const title = tipo ? `${tipo.nombre}: consejos para madres y padres` : TITLE;
  const isSearch = q !== "" || isUnknown;
  return pageMeta(args, {
    title: pagina > 1 ? `${title}, página ${pagina}` : title,
    description: introOf(tipo),
    feed: true,
    ...(isSearch ? { noindex: true } : { canonical: paths.consejos({ categoria, pagina }) }),
  });
};

export default function Consejos() {
  const { filtro, paginas, lista, ultimos, tipos, tipo, isUnknown } =
    useLoaderData<typeof loader>();
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={[{ label: "Inicio", href: paths.home() }, { label: "Consejos" }]} />
      <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1fr_23rem]">
        <header>
          <h1 className="text-3xl">{TITLE}</h1>
          <p className="mt-3 max-w-xl text-lg text-soft">{introOf(tipo)}</p>
        </header>
        <BuscarConsejos {...filtro} />
      </div>
      {tipos.length > 0 && (
        <div className="mt-6">
          <FiltroTipos tipos={tipos} filtro={filtro} />
        </div>
      )}
      <div className="mt-8 grid grid-cols-1 gap-12 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
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
