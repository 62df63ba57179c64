import { beginningOf, linesOf } from "~base/texto";
import type { Bloque, Mencion } from "./bloques.server";
import { readLine, type Trozo } from "./en-linea.server";

const SHOWN_MAX = 40;
const NAMED_MAX = 20;

/** A paragraph that begins so is probably a mistyped heading, list or other block. */
const BEGINS = /^\s*(?:#|::|>|\||[-*+][\s\p{L}]|[•‣⁃∙◦·●○■□▪▫\uf000-\uf0ff]|\d{1,3}[.)]-?\p{L})/u;
/** Leftover marks, tags and entities, which no normal text contains. */
const INSIDE = [/\*\*|\]\(|\s__\S|^__\S/, /<\/?[a-z][^<>]*>/i, /&(?:[a-z]{2,8}|#\d{2,6});/i];

/** Names the lines whose marks visitors would see, because no rule of the grammar reads them. */
export function findLiterales(texto: string, bloques: readonly (Bloque | Mencion)[]): string[] {
  const lines = linesOf(texto);
  const found = bloques.flatMap((bloque) => literalesIn(bloque, lines));
  const more = found.slice(NAMED_MAX).map((line) => line + 1);
  return [
    ...found.slice(0, NAMED_MAX).map((line) => {
      const shown = beginningOf(lines[line]?.trim() ?? "", SHOWN_MAX);
      return `La línea ${line + 1}, «${shown}», se leerá tal como está escrita, con sus signos.`;
    }),
    ...(more.length > 0 ? [`También las líneas ${more.join(", ")} se leerán así.`] : []),
  ];
}

function literalesIn(bloque: Bloque | Mencion, lines: readonly string[]): number[] {
  if (bloque.kind === "table") {
    const rows = lines.slice(bloque.line, bloque.last + 1);
    return rows.flatMap((row, n) =>
      row.split("|").some((cell) => isLiteral(readLine(cell))) ? bloque.line + n : [],
    );
  }
  if ("items" in bloque) {
    return bloque.items.flatMap((item) => {
      const trozos = "motivo" in item ? [...item.trozos, ...item.motivo] : item.trozos;
      return isLiteral(trozos) ? item.line : [];
    });
  }
  const trozos = "trozos" in bloque ? bloque.trozos : bloque.kind === "foto" ? bloque.pie : [];
  const [first] = trozos;
  const isMeant = bloque.kind === "p" && typeof first === "string" && BEGINS.test(first);
  const isPicture = bloque.kind === "p" && /^\s*!\[/.test(lines[bloque.line] ?? "");
  return isMeant || isPicture || isLiteral(trozos) ? [bloque.line] : [];
}

const isLiteral = (trozos: readonly Trozo[]): boolean =>
  trozos.some((each) =>
    typeof each === "string" ? INSIDE.some((sign) => sign.test(each)) : isLiteral(each.trozos),
  );
