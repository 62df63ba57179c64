import { paths } from "~/site/paths";
import { FilterLinks } from "~/ui/list/filter-links";
import { DidYouMean } from "~/ui/page/did-you-mean";
import { ProseLink } from "~/ui/page/link";
import { formatCount, formatNumber } from "~/ui/text/format-number";
import { GRUPOS, type Hallazgos, type NombreGrupo } from "../rules/busqueda";
import { CategoriasHalladas, ResultGroup } from "./result-group";

type HallazgosProps = { q: string; grupo?: NombreGrupo; hallazgos: Hallazgos };

const NOMBRES = { categorias: "Categorías", productos: "Productos", consejos: "Consejos" };

export function HallazgosView({ q, grupo, hallazgos }: HallazgosProps) {
  const shown = grupo ? [grupo] : GRUPOS;
  const { categorias, productos, consejos } = hallazgos;
  return (
    <>
      <Grupos q={q} grupo={grupo} hallazgos={hallazgos} />
      {shown.includes("categorias") && <CategoriasHalladas categorias={categorias} />}
      {shown.includes("productos") && (
        <ResultGroup id="productos" nombre={NOMBRES.productos} q={q} grupo={productos} />
      )}
      {shown.includes("consejos") && (
        <ResultGroup id="consejos" nombre={NOMBRES.consejos} q={q} grupo={consejos} />
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
  const found = GRUPOS.filter((each) => totals[each] > 0);
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

/** Counts the results, and says when they are of another word or of some words only. */
export function Resumen({ hallazgos }: { hallazgos: Hallazgos }) {
  const { correccion, isPartial, productos, consejos } = hallazgos;
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
        {isPartial && ". Ninguno tiene todas las palabras; estos tienen alguna"}.{" "}
        <ProseLink href={paths.comoOrdenamos("busqueda")}>Cómo ordenamos</ProseLink>
      </p>
    </>
  );
}
