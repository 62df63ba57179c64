import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { literalsBelow } from "./literals.js";

/**
 * Asks recheck if a hostile text could keep a regular expression of `app` or `db` busy. Red is one
 * that takes more than linear time or cannot be decided, unless a comment `// recheck: …` beside it
 * names what bounds its input, and also a comment that bounds nothing.
 */
const FOLDERS = ["app", "db"];
const TIMEOUT_MS = 20_000;
const BOUND_MIN_LENGTH = 10;

const project = path.resolve(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);

/** Keeps verdicts under recheck's version, as another version may judge differently. */
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
 * Some verdicts come from random trials. A slow expression is found each time, a fast one was
 * called slow in one of some twenty runs: so it is red only if all of these trials agree.
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
     * Forgets a verdict that makes the check red, so that it is asked for again: some verdicts come
     * from random trials, and may be wrong.
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
  // The other backends are programs, which do not exist for all platforms.
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
