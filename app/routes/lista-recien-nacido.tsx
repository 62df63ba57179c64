import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readCookie, writeCookie } from "~/http/cookies/cookies.server";
import { readForm } from "~/http/forms/form.server";
import { fixedMeta } from "~/http/page/meta";
import { block, blockHeaders, flashAt, notFound } from "~/http/responses/responses.server";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { ProseLink } from "~/ui/page/link";
import { formatCount } from "~/ui/text/format-number";
import { findLista } from "~features/lista-recien-nacido/enlaces.server";
import { GrupoDeLista } from "~features/lista-recien-nacido/grupo-de-lista";
import {
  MARCADAS_COOKIE,
  MARCADAS_MAX_AGE_S,
  parseMarcadas,
} from "~features/lista-recien-nacido/marcadas";

const TITLE = "Lista para el recién nacido";

export const meta = fixedMeta({
  title: TITLE,
  description:
    "Lo que conviene tener en casa antes del parto, para qué sirve cada cosa y qué puede esperar. Para marcar lo que ya tienes, compartir e imprimir.",
  canonical: paths.listaRecienNacido(),
});

export async function loader({ request }: LoaderFunctionArgs) {
  const shown = new URL(request.url).searchParams.get("tengo") ?? "";
  const [shared = [], own = []] = [shown, readCookie(request, MARCADAS_COOKIE) ?? ""].map((ids) =>
    parseMarcadas(ids.split(".")),
  );
  const isShared = shared.length > 0;
  const lista = await block(findLista());
  if ("data" in lista && lista.data.length === 0) throw notFound();
  const marcadas = isShared ? shared : own;
  const maySave = !isShared || own.length === 0;
  return data({ lista, marcadas, isShared, maySave }, { headers: blockHeaders(lista) });
}

export async function action({ request }: ActionFunctionArgs) {
  const marcadas = parseMarcadas((await readForm(request)).getAll("tengo").map(String)).join(".");
  const path = paths.listaRecienNacido();
  const maxAge = marcadas ? MARCADAS_MAX_AGE_S : 0;
  return flashAt(path, "lista.guardada", writeCookie(MARCADAS_COOKIE, marcadas, { path, maxAge }));
}

export default function ListaRecienNacido() {
  const { lista, marcadas, isShared, maySave } = useLoaderData<typeof loader>();
  const grupos = "data" in lista ? lista.data.filter(({ isAside }) => !isAside) : [];
  const ids = grupos.flatMap(({ cosas }) => cosas.map(({ id = "" }) => id));
  const tengo = ids.filter((id) => marcadas.includes(id));
  return (
    <div className="wrap pb-16 print:pb-0 print:text-sm">
      <Breadcrumb crumbs={[{ label: "Inicio", href: paths.home() }, { label: TITLE }]} />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4 print:mb-3">
        <div className="max-w-2xl">
          <h1 className="text-3xl print:text-xl">{TITLE}</h1>
          <p className="mt-3 text-lg text-soft print:mt-1 print:text-xs">
            {ids.length > 0 && `${formatCount(ids.length, "cosa", "cosas")} para antes del parto. `}
            Muchas están ya en tu casa o en la de alguien que te las prestará.
          </p>
          {tengo.length > 0 && <Progreso tengo={tengo} total={ids.length} isShared={isShared} />}
        </div>
        {/* Reserves the place of the button, so that nothing moves when script shows it. */}
        <div className="no-print grid min-h-11 min-w-32">
          <button type="button" data-imprimir hidden className="btn btn-quiet">
            Imprimir
          </button>
        </div>
      </div>
      <form method="post" action={paths.listaRecienNacido()}>
        <div className="gap-6 md:columns-2 lg:columns-3 print:columns-2">
          <BlockContent block={lista} of="la lista" empty="La lista está vacía.">
            {(all) =>
              all.map((grupo) => <GrupoDeLista key={grupo.id} grupo={grupo} marcadas={marcadas} />)
            }
          </BlockContent>
        </div>
        {ids.length > 0 && maySave && (
          <p className="no-print sticky bottom-0 flex flex-wrap items-center gap-4 bg-page py-3">
            <button type="submit" className="btn btn-brand">
              {isShared ? "Guardar como mi lista" : "Guardar lo marcado"}
            </button>
            <span className="text-sm text-soft max-sm:hidden">
              Lo recuerda este navegador, y solo para esta página.
            </span>
          </p>
        )}
      </form>
      <p className="mt-8 max-w-3xl text-sm text-soft print:mt-3 print:text-xs">
        Esta lista no sustituye a lo que te digan tu matrona y tu pediatra.
      </p>
    </div>
  );
}

type ProgresoProps = { tengo: string[]; total: number; isShared: boolean };

function Progreso({ tengo, total, isShared }: ProgresoProps) {
  return (
    <div className="mt-4">
      <p className="font-semibold">
        {isShared ? "Alguien te enseña su lista: tiene" : "Ya tienes"} {tengo.length} de {total}.
      </p>
      <progress
        value={tengo.length}
        max={total}
        aria-label="Cosas marcadas"
        className="mt-2 h-2.5 w-64 appearance-none overflow-clip rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
      />
      <p className="no-print mt-1 text-sm">
        {isShared ? (
          <ProseLink href={paths.listaRecienNacido()}>Ver la mía</ProseLink>
        ) : (
          <>
            Para enseñarla, copia la dirección de{" "}
            <a href={paths.listaRecienNacido({ tengo: tengo.join(".") })} className="prose-link">
              tu lista
            </a>
            .
          </>
        )}
      </p>
    </div>
  );
}
