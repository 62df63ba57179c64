import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { block, blockHeaders } from "~/http/answers/responses.server";
import { fixedMeta } from "~/http/page/meta";
import { findLista } from "~/layout/lista-recien-nacido/enlaces.server";
import { GrupoDeLista } from "~/layout/lista-recien-nacido/grupo-de-lista";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { formatCount } from "~/ui/text/format-number";

const TITLE = "Lista para el recién nacido";

export const meta = fixedMeta({
  title: TITLE,
  description:
    "Lo que conviene tener en casa antes del parto, para qué sirve cada cosa y qué puede esperar. Para imprimir y tachar.",
  canonical: paths.listaRecienNacido(),
});

export async function loader() {
  const lista = await block(findLista());
  return data({ lista }, { headers: blockHeaders(lista) });
}

export default function ListaRecienNacido() {
  const { lista } = useLoaderData<typeof loader>();
  const ticked = "data" in lista ? lista.data.filter(({ isAside }) => !isAside) : [];
  const total = ticked.reduce((sum, { cosas }) => sum + cosas.length, 0);
  return (
    <div className="wrap pb-16 print:pb-0 print:text-sm">
      <Breadcrumb crumbs={[{ label: "Inicio", href: paths.home() }, { label: TITLE }]} />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4 print:mb-3">
        <div className="max-w-2xl">
          <h1 className="text-3xl print:text-xl">{TITLE}</h1>
          <p className="mt-3 text-lg text-soft print:mt-1 print:text-xs">
            {total > 0 && `${formatCount(total, "cosa", "cosas")} para antes del parto. `}
            Muchas están ya en tu casa o en la de alguien que te las prestará.
          </p>
        </div>
        {/* Its place is kept, so that nothing moves when script shows it. */}
        <div className="no-print grid min-h-11 min-w-32">
          <button type="button" data-imprimir hidden className="btn btn-brand">
            Imprimir
          </button>
        </div>
      </div>
      <div className="gap-6 md:columns-2 lg:columns-3 print:columns-2">
        <BlockContent
          block={lista}
          failed="No se pudo cargar la lista. Inténtalo de nuevo más tarde."
          empty="La lista está vacía."
        >
          {(grupos) => grupos.map((grupo) => <GrupoDeLista key={grupo.id} grupo={grupo} />)}
        </BlockContent>
      </div>
      <p className="mt-8 max-w-3xl text-sm text-soft print:mt-3 print:text-xs">
        Las casillas no se guardan: al cerrar la página se borran. Esta lista no sustituye a lo que
        te digan tu matrona y tu pediatra.
      </p>
    </div>
  );
}
