import sheet from "virtual:public-sheet";
import { fitSheet, namesIn } from "./fit-sheet";
import { publicPolicy } from "./page-policy.server";

/** Pages escape `<`, so no text of theirs looks like it. */
const PLACE = "<style></style>";
const OPENING = "<style>".length;

/**
 * Inlines the part of the style that the page may use, so that the first flight of packets holds both.
 * @param rules replace tokens of the sheet; the owner's colours
 */
export function withStyle(html: string, rules: string): { page: string; policy: string } {
  const names = namesIn(html);
  for (const name of sheet.drawn) names.add(name);
  const css = fitSheet(sheet.parts, names) + rules;
  const at = html.indexOf(PLACE) + OPENING;
  return { page: html.slice(0, at) + css + html.slice(at), policy: publicPolicy(css) };
}
