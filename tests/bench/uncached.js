import { fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { createRequestHandler } from "@remix-run/node";
import SQLite from "better-sqlite3";
import { PATHS } from "./pages.js";
import { markdownTable, median, number } from "./table.js";

/**
 * Compares drawing a page with its parts, in one process without HTTP: an empty route as Remix
 * draws it, `renderToString` of the page's tree, and the page's queries.
 */

const PER_ROUND = 300;
/** Rounds until V8 has compiled the code as well as it can. */
const WARM_UP = 4;
const COLUMNS = ["page", "empty route", "renderToString", "queries"];

/** @typedef {() => unknown} Work */

/**
 * @param {string} dataDir @param {{ rounds: number, say: (text: string) => void }} options
 * @param {import("./last-release.js").Ratios} ratios of drawn pages, which are added to it
 * @returns {Promise<string>} Markdown table of the medians, CPU in ms
 */
export async function measureUncached(dataDir, { rounds, say }, ratios) {
  say("drawing pages");
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir };
  const execArgv = ["--import", "tsx"];
  const child = fork(import.meta.filename, [String(rounds)], { env, execArgv });
  const [results] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`drawing: exit ${code}`))),
  ]);
  child.kill();
  const rows = Object.keys(PATHS).map((name) => {
    const [page = 0, empty = 0, render = 0, queries = 0] = COLUMNS.map((column) =>
      median(results[name][column]),
    );
    ratios[`${name}, drawn ÷ empty route`] = page / empty;
    const share = page / (empty + 2 * (render + queries));
    return [name, ...[page, empty, render, queries, share].map((each) => number(each, 2))];
  });
  const head = ["drawn, CPU ms", "whole", "empty route", "renderToString", "its queries"];
  return markdownTable([...head, "whole ÷ (empty + 2 × (render + queries))"], rows);
}

const require = createRequire(import.meta.url);

/** Notes what a page renders and queries, and then repeats either by itself. */
function watchParts() {
  const server = require("react-dom/server");
  const { renderToStaticMarkup, renderToString } = server;
  const statement = Object.getPrototypeOf(new SQLite(":memory:").prepare("select 1"));
  /** @type {Work} */
  let render = () => undefined;
  /** @type {Work[]} */
  let queries = [];
  let isOn = false;
  server.renderToStaticMarkup = (/** @type {import("react").ReactNode} */ tree) => {
    // The length is taken because it needs the text in one piece, as sending does.
    if (isOn) render = () => Buffer.byteLength(renderToString(tree));
    return renderToStaticMarkup(tree);
  };
  for (const name of ["all", "get", "iterate"]) {
    const run = statement[name];
    /** @this {unknown} @param {unknown[]} values */
    statement[name] = function note(...values) {
      const work = () => run.apply(this, values);
      if (isOn) queries.push(name === "iterate" ? () => [...work()] : work);
      return work();
    };
  }
  return async (/** @type {() => Promise<unknown>} */ draw) => {
    queries = [];
    isOn = true;
    await draw();
    isOn = false;
    const [rendered, asked] = [render, queries];
    return { render: rendered, queries: () => asked.forEach((query) => void query()) };
  };
}

/** Replaces all pages by an empty one. @param {import("@remix-run/node").ServerBuild} build */
function emptied(build) {
  const module = { default: () => null };
  const routes = {
    root: { id: "root", path: "", module },
    empty: { id: "empty", parentId: "root", index: true, module },
  };
  const { root } = build.assets.routes;
  if (!root) throw new Error("a build without root");
  const empty = { ...root, id: "empty", parentId: "root", index: true };
  const assets = { ...build.assets, routes: { root, empty } };
  return createRequestHandler({ ...build, routes, assets }, "production");
}

/** @param {Work} work @returns {Promise<number>} milliseconds of processor time for each */
async function cpuOf(work) {
  const before = process.cpuUsage();
  for (let n = 0; n < PER_ROUND; n++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / PER_ROUND;
}

/** @param {number} rounds */
async function measureParts(rounds) {
  const watch = watchParts();
  const build = await import(path.resolve("build/server/index.js"));
  const ask = (/** @type {import("@remix-run/node").RequestHandler} */ draw, target = "/") => {
    const url = `http://localhost${target}`;
    const context = () => ({ requestId: "", nonce: "", clientAddress: "" });
    return async () => (await draw(new Request(url), context())).arrayBuffer();
  };
  const [draw, drawEmpty] = [createRequestHandler(build, "production"), ask(emptied(build))];
  /** @type {Record<string, Record<string, number[]>>} */
  const results = {};
  for (const [name, target] of Object.entries(PATHS)) {
    const { render, queries } = await watch(ask(draw, target));
    const works = [ask(draw, target), drawEmpty, render, queries];
    const times = Object.fromEntries(
      COLUMNS.map((column) => [column, /** @type {number[]} */ ([])]),
    );
    for (let round = 0; round < rounds + WARM_UP; round++) {
      for (const [at, work] of works.entries()) {
        const spent = await cpuOf(work);
        if (round >= WARM_UP) times[COLUMNS[at] ?? ""]?.push(spent);
      }
    }
    results[name] = times;
  }
  return results;
}

if (process.argv[1] === path.resolve(import.meta.filename) && process.send) {
  process.send(await measureParts(Number(process.argv[2])));
}
