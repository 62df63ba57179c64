import type { Page } from "@playwright/test";
import axe from "axe-core";

const EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Lists what axe finds wrong with the open page, as `rule: markup`; with `rules`, these alone. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Half a megabyte of script, which a page that was looked at before has already.
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
