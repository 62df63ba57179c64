import type { Page } from "@playwright/test";
import axe from "axe-core";

const EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Lists faults that axe finds in the page as `rule: markup`; with `rules`, only these. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Adds axe, half a megabyte of script, only if the page does not have it yet.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const runOnly = rules ? { type: "rule" as const, values: rules } : EVERYTHING;
  return page.evaluate(async (runOnly) => {
    const results = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly,
    });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  }, runOnly);
}
