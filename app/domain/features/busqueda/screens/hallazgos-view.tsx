import { paths } from "~/site/paths";
import { FilterLinks } from "~/ui/list/filter-links";
import { DidYouMean } from "~/ui/page/did-you-mean";
import { ProseLink } from "~/ui/page/link";
import { Titled } from "~/ui/page/titled";
import { formatCount, formatNumber } from "~/ui/text/format-number";
import { CategoriaIcon } from "~nouns/categorias/screens/categoria-icon";
import { AffiliateLabel } from "~nouns/productos/screens/buy-link";
import type { Hallazgos } from "../queries/busqueda.server";
import * as rules from "../rules/busqueda";
import { ProductosHallados, ResultCard } from "./result-card";

type HallazgosProps = { q: string; grupo?: rules.NombreGrupo; hallazgos: Hallazgos };

const NOMBRES = { categorias: "Categorías", productos: "Productos", consejos: "Consejos" };

export function HallazgosView({ q, grupo, hallazgos }: HallazgosProps) {
  const shown = grupo ? [grupo] : rules.GRUPOS;
  return (
    <>
      <Grupos q={q} grupo={grupo} hallazgos={hallazgos} />
      {shown.map((each) =>
        each === "categorias" ? (
          <CategoriasHalladas key={each} categorias={hallazgos.categorias} />
        ) : (
          <ResultGroup key={each} id={each} q={q} hallazgos={hallazgos} />
        ),
      )}
    </>
  );
}

function Grupos({ q, grupo, hallazgos }: HallazgosProps) {
  const totals = {
    categorias: hallazgos.categorias.length,
    productos: hallazgos.productos.total,
    consejos: hallazgos.consejos.total,
  };
  const found = rules.GRUPOS.filter((each) => totals[each] > 0);
  if (found.length < 2 && !grupo) return null;
  return (
    <div className="mt-6">
      <FilterLinks
        label="Resultados por grupo"
        links={[
          { href: paths.buscar(q), text: "Todo", isCurrent: !grupo },
          ...found.map((each) => ({
            href: paths.buscar(q, { grupo: each }),
            text: `${NOMBRES[each]} (${formatNumber(totals[each])})`,
            isCurrent: each === grupo,
          })),
        ]}
      />
    </div>
  );
}

export function Resumen({ q, hallazgos }: Pick<HallazgosProps, "q" | "hallazgos">) {
  const { correccion, isAlsoTyped, isPartial, productos, consejos } = hallazgos;
  const total = productos.total + consejos.total;
  return (
    <>
      {correccion !== undefined && (
        <DidYouMean meant={correccion} href={paths.buscar(correccion)} className="mt-2 text-lg" />
      )}
      <p className="mt-2 text-soft">
        {total === 1 ? "Se encontró" : "Se encontraron"}{" "}
        {formatCount(total, "resultado", "resultados")}
        {correccion !== undefined && ` de «${correccion}»`}
        {isAlsoTyped && ` o de «${q}»`}
        {isPartial && ". Ninguno tiene todas las palabras; estos tienen alguna"}.{" "}
        <ProseLink href={paths.comoOrdenamos("busqueda")}>Cómo ordenamos</ProseLink>
      </p>
    </>
  );
}

type ResultGroupProps = { id: "productos" | "consejos"; q: string; hallazgos: Hallazgos };

function ResultGroup({ id, q, hallazgos }: ResultGroupProps) {
  const nombre = NOMBRES[id];
  const { total, resultados, pagina } = hallazgos[id];
  if (total === 0) return null;
  const first = (pagina - 1) * rules.SEARCH_LIMIT + 1;
  const last = first + resultados.length - 1;
  return (
    <Titled id={id} title={`${nombre} (${formatNumber(total)})`} className="mt-10">
      {id === "productos" && <AffiliateLabel />}
      {total > rules.SEARCH_LIMIT && (
        <p className="mt-1 text-sm text-soft">
          {pagina === 1
            ? `Se muestran los primeros ${rules.SEARCH_LIMIT}`
            : `Se muestran del ${formatNumber(first)} al ${formatNumber(last)}`}
        </p>
      )}
      {id === "productos" ? (
        <ProductosHallados resultados={resultados} />
      ) : (
        <ul className="cards mt-5 lg:grid-cols-2">
          {resultados.map((resultado) => (
            <li key={resultado.id} className="grid grid-cols-1 lg:last:odd:col-span-full">
              <ResultCard resultado={resultado} />
            </li>
          ))}
        </ul>
      )}
      {last < total && pagina < rules.SEARCH_PAGES && (
        <p className="mt-6 text-center">
          <a
            href={paths.buscar(q, { grupo: id, pagina: pagina + 1 })}
            className="btn btn-quiet bg-surface"
          >
            Ver más<span className="sr-only"> {nombre.toLowerCase()}</span>
          </a>
        </p>
      )}
    </Titled>
  );
}

function CategoriasHalladas({ categorias }: { categorias: rules.Idea[] }) {
  if (categorias.length === 0) return null;
  return (
    <Titled id="categorias-halladas" title={<>Categorías ({categorias.length})</>} className="mt-8">
      <ul className="mt-4 flex flex-wrap gap-3">
        {categorias.map(({ slug, nombre }) => (
          <li key={slug} className="max-w-full">
            <a
              href={paths.categoria(slug)}
              className="btn btn-quiet bg-surface px-4 text-left wrap-anywhere"
            >
              <CategoriaIcon slug={slug} />
              {nombre}
            </a>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
