import type { Ingresos } from "~/http/page/site-data";
import { sayList } from "~/ui/text/frases";
import type { PrecioModo } from "~base/precio";
import { LUGARES, PELDANOS } from "~features/busqueda/rules/peldanos";
import { PREMIOS } from "~features/comparativa/premios";
import { FILTROS, ORDENES } from "~features/filtros/campos";
import type { Medida } from "~nouns/ajustes/medidas";
import { CATEGORY_PAGE_SIZE, FEATURED_LIMIT, RELATED_LIMIT } from "~nouns/productos/rules/producto";
import { proseSections } from "./prose";

const items = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

const ordenes = Object.values(ORDENES).map(({ label, como }) => `«${label}»: ${como}`);
const premios = Object.entries(PREMIOS).map(([slot, como]) => `«${slot}»: ${como}`);

const PRECIOS: Readonly<Record<PrecioModo, string>> = {
  "": "",
  franja:
    "Del precio de Amazon solo cuenta lo que el sitio muestra: si es de los más bajos, de los medios o de los más altos de su categoría, por tercios o a juicio de la redacción. Por eso no se filtra por euros, y en las diferencias y los premios solo entran precios de otras tiendas.",
  ninguno:
    "Este sitio no muestra los precios de Amazon, y ninguno de ellos cuenta: donde aquí se habla del precio, es el de otra tienda.",
};

/** Required by article 20.3 of the TRLGDCU. These texts must say exactly what the code does. */
export const comoOrdenamosSections = (
  ingresos: Ingresos,
  modo: PrecioModo,
  medidas: readonly Medida[],
) =>
  proseSections(`
      ## principales: Qué cuenta y qué no
      El orden lo pone el programa del sitio, igual para todo el mundo, con estos datos de cada producto: si está recomendado, su nota de 0 a 5, su precio, su fecha, los datos de su ficha y su nombre. La nota y la marca «Recomendado» las pone quien edita el sitio.
      ${ingresos ? "La comisión" : "El dinero"} no cuenta: el programa no sabe cuánto paga una tienda por cada compra, y ningún orden, filtro, búsqueda ni premio mira a qué tienda lleva un producto. Tampoco cuentan cuántas veces se lee, se pulsa o se compra, ni quién eres.
      ${PRECIOS[modo]}
      ## categorias: En una categoría
      Salen ${CATEGORY_PAGE_SIZE} productos por página; una categoría principal reúne los de sus subcategorías. El orden lo eliges tú:
      ${items(ordenes)}
      Los empates se deshacen como en «${ORDENES[""].label}». Los productos sin el dato que ordena van detrás; los retirados del mercado, los últimos.
      # Los filtros
      No cambian el orden: quitan lo que no cumple, y también los productos de los que no se sabe ese dato.
      ${items(Object.values(FILTROS))}
      # «Cabe en tu casa»
      No quita nada: pone delante lo que pasa con tus medidas, después lo que nadie ha medido y al final lo que no pasa; dentro de cada grupo queda el orden que has elegido. Por una puerta y en un maletero pasa lo que mide como mucho lo que escribes; con una edad o una altura, lo que sirve para ella.
      ${items(medidas.flatMap(({ nombre, hint }) => (hint ? `«${nombre}»: ${hint}` : [])))}
      ## busqueda: En el buscador
      Prueba por este orden, y se queda con lo primero que encuentra algo:
      ${items(Object.values(PELDANOS))}
      Va delante el título que contiene la búsqueda entera. Después cuenta dónde están las palabras: ${sayList(Object.values(LUGARES))}, por este orden; en un consejo, el título, su categoría, el resumen y el texto. Cuando casi todo las tiene, solo se mira si están en el título.
      A igualdad de todo ello, van antes los productos recomendados, luego los de mejor nota y, con la misma nota, por orden alfabético; los consejos, por orden alfabético, y los más recientes primero si buscas en su página.
      ## comparativas: En las comparativas
      Los productos salen como los has añadido. Cada puesto es de quien gana en sus datos:
      ${items(premios)}
      Si hay empate, se nombra a todos; si a alguno le falta el dato, el puesto queda vacío. Lo retirado del mercado no participa. En la tabla, un color y unas palabras («menos peso») señalan el mejor valor de una fila que todos tienen. Los productos que te proponemos añadir son de la misma categoría, primero los de mejor nota.
      ## portada: En la portada y en las fichas
      - «Reseñas Destacadas»: las elige y ordena a mano quien edita, ${FEATURED_LIMIT} como mucho.
      - Categorías: en el orden que les da quien edita.
      - Consejos: primero los más recientes.
      - «Nuestra elección» y las guías de compra: lo que elige quien escribe la guía, en su orden.
      - «Productos relacionados»: los que elige quien edita, en su orden. Si no hay ninguno, hasta ${RELATED_LIMIT} de la misma categoría que se venden, primero los recomendados y después por nota.
      - «Antes de decidir»: de los que ganan al producto en peso u otro dato, en precio o en nota, el de mejor nota de su categoría.
    `);
