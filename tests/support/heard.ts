import type { Page } from "@playwright/test";

/**
 * Finds faults for people who hear the page, which axe does not report: two links or buttons with
 * the same name, words without a space between, a description that repeats the name, an untouched
 * field called invalid, a row that does not say what it is about.
 */
export async function findUnclear(page: Page): Promise<string[]> {
  return [...(await findInTree(page)), ...(await page.evaluate(findInMarkup))];
}

interface Heard {
  role: string;
  name: string;
  description?: string;
  isInvalid: boolean;
  url: string;
  /** The roles of the elements around it. */
  around: string[];
}

async function findInTree(page: Page): Promise<string[]> {
  const nodes = await readTree(page);
  const found = nodes.flatMap(({ role, name, description, isInvalid }) => [
    ...(description && description === name ? [`said twice: ${role} «${name}»`] : []),
    ...(isInvalid ? [`invalid from the first: ${role} «${name}»`] : []),
  ]);
  const titles = nodes.filter(({ role }) => role === "heading 1");
  if (titles.length !== 1) found.push(`${titles.length} titles`);
  const ways = new Map<string, Set<string>>();
  const own = nodes.filter(({ around }) => around.includes("main") && !around.includes("Date"));
  for (const [index, { role, name, url }] of own.entries()) {
    if (role !== "link" && role !== "button") continue;
    const way = `${role} «${name}»`;
    // Links to the same address count as one; every button counts.
    ways.set(way, (ways.get(way) ?? new Set()).add(role === "link" ? url : `${index}`));
  }
  for (const [way, { size }] of ways) if (size > 1) found.push(`${size} ways: ${way}`);
  return found;
}

/** Reads the accessibility tree as a list, in the order in which it is heard. */
async function readTree(page: Page): Promise<Heard[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  await cdp.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const heard: Heard[] = [];
  const visit = (id: string, around: string[]) => {
    const node = byId.get(id);
    if (!node) return;
    const property = (name: string) =>
      String(node.properties?.find((each) => each.name === name)?.value.value ?? "");
    const role = String(node.role?.value);
    if (!node.ignored) {
      heard.push({
        role: role === "heading" ? `heading ${property("level")}` : role,
        name: String(node.name?.value ?? ""),
        description: node.description?.value,
        isInvalid: property("invalid") === "true",
        url: property("url"),
        around,
      });
    }
    for (const child of node.childIds ?? [])
      visit(child, node.ignored ? around : [...around, role]);
  };
  visit(nodes[0]?.nodeId ?? "", []);
  return heard;
}

/** Runs in the page. */
function findInMarkup(): string[] {
  const found: string[] = [];
  // Only tables with a role need roles in their parts: HTML forbids these in plain tables.
  for (const part of document.querySelectorAll(
    "[role=table], [role=table] :is(thead, tbody, tr, th, td)",
  )) {
    const { display } = getComputedStyle(part);
    const isTable = display.startsWith("table") || display === "none";
    if (!isTable && !part.role) found.push(`no table for all: ${part.outerHTML.slice(0, 80)}`);
  }
  for (const row of document.querySelectorAll("tbody tr:not(:has(th))")) {
    found.push(`a row of nothing: ${row.textContent?.slice(0, 80)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let before: Text | null = null;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true });
    if (!isShown || text.parentElement?.closest("[aria-hidden=true]")) continue;
    if (before && runTogether(before, text)) {
      found.push(`run together: «${before.data.slice(-30)}» «${text.data.slice(0, 30)}»`);
    }
    before = text;
  }
  return found;

  /** True if no space separates two texts that stand side by side in a line. */
  function runTogether(first: Text, second: Text): boolean {
    if (/\s$/.test(first.data) || /^\s/.test(second.data)) return false;
    const between = document.createRange();
    between.setStartAfter(first);
    between.setEndBefore(second);
    const { commonAncestorContainer: common } = between;
    if (!(common instanceof HTMLElement) || !isInlineUpTo(first, common)) return false;
    if (!isInlineUpTo(second, common)) return false;
    const end = boxesOf(first).at(-1);
    const start = boxesOf(second)[0];
    return Boolean(end && start && end.bottom > start.top && start.left - end.right > 2);
  }
  function boxesOf(text: Text): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  }
  function isInlineUpTo(text: Text, top: HTMLElement): boolean {
    if (/flex|grid/.test(getComputedStyle(top).display)) return false;
    for (let at = text.parentElement; at && at !== top; at = at.parentElement) {
      const { display, position } = getComputedStyle(at);
      if (display !== "inline" || position === "absolute") return false;
    }
    return true;
  }
}
