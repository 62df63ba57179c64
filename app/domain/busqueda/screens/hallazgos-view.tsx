import { paths } from "~/site/paths";
import { FilterLinks } from "~/ui/list/filter-links";
import { formatCount, formatNumber } from "~/ui/text/format-number";
import { GRUPOS, type Hallazgos, type NombreGrupo } from "../rules/busqueda";
import { CategoriasHalladas, ResultGroup } from "./result-group";

interface HallazgosProps {
  q: string;
  grupo?: NombreGrupo;
  hallazgos: Hallazgos;
}

const NOMBRES = { categorias: "Categorías", productos: "Productos", consejos: "Consejos" };

/** One group, or all of them. */
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

/** How many there are, and of what, where not all that was typed was found. */
export function Resumen({ hallazgos }: { hallazgos: Hallazgos }) {
  const { correccion, isPartial, productos, consejos } = hallazgos;
  const total = productos.total + consejos.total;
  return (
    <>
      {correccion !== undefined && (
        <p className="mt-2 text-lg">
          ¿Querías decir{" "}
          <a href={paths.buscar(correccion)} className="prose-link font-semibold">
            «{correccion}»
          </a>
          ?
        </p>
      )}
      <p className="mt-2 text-soft">
        {total === 1 ? "Se encontró" : "Se encontraron"}{" "}
        {formatCount(total, "resultado", "resultados")}
        {correccion !== undefined && ` de «${correccion}»`}
        {isPartial && ". Ninguno tiene todas las palabras; estos tienen alguna"}
      </p>
    </>
  );
}
