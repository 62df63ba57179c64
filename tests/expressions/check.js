import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { literalsBelow } from "./literals.js";

/**
 * Asks recheck of every regular expression of `app` and `db` whether a text that others write can keep
 * it busy: what takes more than linear time, or cannot be decided, is red, unless a comment
 * `// recheck: …` beside it names what bounds its input. A comment that bounds nothing is red too.
 */
const FOLDERS = ["app", "db"];
const TIMEOUT_MS = 20_000;
const BOUND_MIN_LENGTH = 10;

const project = path.resolve(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);

/** A verdict holds while recheck is the same. */
export const kept = path.join(
  project,
  `node_modules/.cache/recheck-${require("recheck/package.json").version}.json`,
);

/** @returns {Record<string, string>} */
function readKept() {
  try {
    return JSON.parse(readFileSync(kept, "utf8"));
  } catch {
    return {};
  }
}

const SAFE = "safe";

/**
 * Some verdicts are found by trying at random, and then slow expressions are slow each time, while one
 * that is fast was red once in some twenty runs: so it is red only if all of these say so.
 */
const ASKED = 3;

/** @param {import("./literals.js").Expression} expression */
function judge({ source, flags }) {
  const { checkSync } = /** @type {typeof import("recheck")} */ (require("recheck"));
  let summary;
  for (let n = 0; n < ASKED; n += 1) {
    const { status, checker, ...found } = checkSync(source, flags, { timeout: TIMEOUT_MS });
    if (status === SAFE) return SAFE;
    summary = "complexity" in found ? found.complexity.summary : undefined;
    if (checker !== "fuzz") break;
  }
  return summary;
}

function createJudge() {
  const verdicts = readKept();
  let isNew = false;
  return {
    /** @param {import("./literals.js").Expression} expression */
    of(expression) {
      const key = `/${expression.source}/${expression.flags}`;
      const verdict = verdicts[key] ?? judge(expression);
      if (verdict === undefined) return "cannot be decided";
      isNew ||= !(key in verdicts);
      verdicts[key] = verdict;
      return verdict;
    },
    /**
     * A verdict that makes the check red is asked for anew the next time: recheck finds some by trying
     * at random, and may be wrong.
     * @param {import("./literals.js").Expression} expression
     */
    forget({ source, flags }) {
      isNew = true;
      delete verdicts[`/${source}/${flags}`];
    },
    keep() {
      if (!isNew) return;
      mkdirSync(path.dirname(kept), { recursive: true });
      writeFileSync(kept, JSON.stringify(verdicts));
    },
  };
}

/** @param {import("./literals.js").Found} found @param {ReturnType<typeof createJudge>} judged */
function problemOf({ place, expression, bound }, judged) {
  const verdict = expression ? judged.of(expression) : "is made of what is known only as it runs";
  if (verdict !== SAFE) {
    if (bound && bound.length >= BOUND_MIN_LENGTH) return [];
    if (expression) judged.forget(expression);
    const written = expression ? `/${expression.source}/${expression.flags}` : "this expression";
    return [
      `${place}: ${written}: ${verdict}; make it linear, or say what bounds it: // recheck: …`,
    ];
  }
  return bound === undefined ? [] : [`${place}: the bound «${bound}» stands beside nothing unsafe`];
}

/** @param {string} root @returns {{ count: number, bounded: number, problems: string[] }} */
export function checkBelow(root) {
  // The other backends are programs of some platforms alone.
  process.env.RECHECK_SYNC_BACKEND = "pure";
  const all = literalsBelow(root, FOLDERS);
  const judged = createJudge();
  const problems = all.flatMap((each) => problemOf(each, judged));
  judged.keep();
  const bounded = all.filter(({ bound }) => bound !== undefined).length;
  return { count: all.length, bounded, problems };
}

if (process.argv[1] === path.resolve(import.meta.filename)) {
  const { count, bounded, problems } = checkBelow(project);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(
    `${count} expressions: ${problems.length} problems; bounded by their input: ${bounded}\n`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
