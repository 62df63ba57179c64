import type { Block } from "~/http/results/block";
import { paths } from "~/site/paths";
import { BlockContent } from "~/ui/page/block-content";
import { DidYouMean } from "~/ui/page/did-you-mean";
import { Pagination } from "~/ui/page/pagination";
import { formatCount } from "~/ui/text/format-number";
import type { ConsejoCard } from "~nouns/consejos/queries/consejos.server";
import type { FiltroConsejos } from "~nouns/consejos/rules/filtro";
import { ConsejoGrid } from "./consejo-grid";

interface ListaConsejosProps {
  lista: Block<{ consejos: ConsejoCard[]; total: number; correccion?: string }>;
  filtro: FiltroConsejos;
  paginas: number;
  titulo: string | undefined;
  isUnknown: boolean;
}

export function ListaConsejos(props: ListaConsejosProps) {
  const { lista, filtro, paginas } = props;
  const correccion = "data" in lista ? lista.data.correccion : undefined;
  const isFiltered = filtro.q !== "" || filtro.categoria !== "";
  const hrefOf = (pagina: number, q = filtro.q) => paths.consejos({ ...filtro, q, pagina });
  return (
    <section aria-labelledby="articulos" className="min-w-0">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="articulos" className="text-2xl wrap-anywhere">
          {headingOf(props)}
        </h2>
        {"data" in lista && lista.data.total > 0 && (
          <p aria-live="polite" className="text-sm text-soft">
            {formatCount(lista.data.total, "artículo", "artículos")}
            {paginas > 1 && `, página ${filtro.pagina} de ${paginas}`}
          </p>
        )}
      </div>
      {correccion !== undefined && (
        <DidYouMean meant={correccion} href={hrefOf(1, correccion)} className="mb-5" />
      )}
      <BlockContent
        block={"data" in lista ? { data: lista.data.consejos } : lista}
        of="los artículos"
        empty={isFiltered ? <NoneFound /> : "Todavía no hay artículos publicados."}
      >
        {(consejos) => <ConsejoGrid consejos={consejos} columns={2} first />}
      </BlockContent>
      <Pagination pagina={filtro.pagina} paginas={paginas} hrefOf={hrefOf} />
    </section>
  );
}

function headingOf({ filtro, titulo, isUnknown }: ListaConsejosProps): string {
  const { q, categoria } = filtro;
  if (q) return `Resultados para «${q}»`;
  if (titulo) return titulo;
  if (isUnknown) return `Categoría «${categoria}»`;
  return categoria ? "Consejos de esta categoría" : "Todos los consejos";
}

const NoneFound = () => (
  <>
    <p>No hay artículos que coincidan con tu búsqueda.</p>
    <a href={paths.consejos()} className="prose-link mt-2 inline-block py-1">
      Ver todos los consejos
    </a>
  </>
);
