import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { minify } from "terser";
import { defineConfig } from "vite";
import { hashSources } from "./app/cli/source-hash.js";
import { publicSheet } from "./public-sheet.js";

const root = import.meta.dirname;

/** Files of the client build that are worth compressing once, at the highest level. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/** The server process and the command line are further entries of Remix's own server build. */
function serverEntries() {
  return {
    name: "server-entries",
    enforce: /** @type {const} */ ("post"),
    /** @param {unknown} _ @param {import("vite").ConfigEnv} env */
    config(_, env) {
      if (!env.isSsrBuild) return;
      return {
        build: {
          rollupOptions: {
            input: {
              index: "virtual:remix/server-build",
              main: "./app/server/main.ts",
              "import-thread": "./app/server/jobs/import-thread.ts",
              watchdog: "./app/server/health/watchdog-thread.ts",
              cli: "./app/cli/cli.ts",
              // By itself, for it runs before the packages that the others import are loaded.
              "made-for": "./app/runtime/made-for.ts",
            },
            output: { entryFileNames: "[name].js" },
          },
        },
      };
    },
  };
}

const assets = path.join(root, "build/client/assets");
/** Names of the files that this release has made itself. */
const list = path.join(root, "build/assets.json");
const aside = path.join(os.tmpdir(), `mimbre-assets-${process.pid}`);
const listFiles = (/** @type {string} */ folder) => readdir(folder).catch(() => []);

/**
 * Puts the assets of the build before aside: pages that are open ask for them, and so does a server
 * that goes on until it is restarted. What that build had kept itself goes.
 */
function keepLastRelease() {
  return {
    name: "keep-last-release",
    apply: "build",
    /** @param {unknown} _ @param {import("vite").ConfigEnv} env */
    async config(_, { isSsrBuild }) {
      // Remix empties build/ and then asks again.
      if (isSsrBuild || !existsSync(list)) return;
      const own = new Set(JSON.parse(await readFile(list, "utf8")));
      for (const name of (await listFiles(assets)).filter((each) => own.has(each))) {
        await cp(path.join(assets, name), path.join(aside, name));
      }
    },
  };
}

/** Only when the server build is done as well: it writes the manifest of routes among the assets. */
async function bringBackLastRelease() {
  await writeFile(list, JSON.stringify(await listFiles(assets)));
  await mkdir(aside, { recursive: true });
  await cp(aside, assets, { recursive: true, force: false });
  await rm(aside, { recursive: true });
}

/** Brings the assets before back and compresses all, and writes the stamp by which `npm start` knows its build. */
function finishRelease() {
  return {
    name: "finish-release",
    apply: /** @type {const} */ ("build"),
    async closeBundle() {
      await bringBackLastRelease();
      const folder = path.join(root, "build/client");
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((each) => COMPRESSIBLE.test(each))) {
        const file = path.join(folder, name);
        const bytes = await readFile(file);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      }
      await writeFile(`${root}/build/stamp`, await hashSources(root));
    },
  };
}

/** Files of app/ that nearly every hydrated page loads, and small ones that lists and forms share. */
const COMMON = [
  /\/app\/http\//,
  /\/app\/layout\/(admin\/(?!auth-|delete-screen|record-screen)|error-page|site-(?!json)|logo|compare-link)/,
  /\/app\/root\.tsx/,
  /\/app\/site\/(?!page-kind)/,
  /vite\/preload-helper/,
  /\/app\/domain\/base\/(fechas|listas|precio|texto)\.ts/,
  /\/app\/domain\/record\/(tipos\/(estado|tipo)|marcas\/pegar|publicacion\/seo|versiones\/compare-fields)\.ts/,
  /\/app\/domain\/record\/(borradores\/autosaved-offer|campos\/campo)\./,
  /\/app\/domain\/record\/revision-editorial\/(editorial-notes|nota)\./,
  /\/app\/domain\/nouns\/imagenes\/rules\/(fotos|imagen|imagen-url|imagen-messages)\.ts/,
  /\/app\/ui\/\w+\/(?!use-polling|progress-bar|ranking|comparison|copy-button|file-control|stars|conflict|password|section|json-ld|order-form|row-form|filter-links|form-card|question-dialog|radio|frases)/,
];

/** A form of a record opens its dialogs without what only lists have. */
const DIALOGS = [
  /\/app\/ui\/dialog\/part-dialog/,
  /\/app\/ui\/(list\/list-toolbar|page\/(block-content|card-section|pagination|scroll-box))\./,
  /\/app\/domain\/nouns\/imagenes\/(rules\/subida|screens\/(picture|thumbnail))\./,
  /\/app\/http\/results\/why-unsent\./,
  /\/app\/domain\/features\/contenido-view\/insert/,
];

const LISTS = [
  /\/app\/ui\/list\/(?!filter-links)/,
  /\/app\/ui\/dialog\/(?!dialog-(button|look))/,
  /\/app\/ui\/page\/(did-you-mean|folded-section|link-list)\./,
  /\/app\/ui\/text\/pairs\./,
  /\/app\/domain\/base\/(ago|plazos)\./,
  /\/app\/auth\/session\/proof-periods\./,
  /\/app\/domain\/record\/(publicacion\/estado-lines|varios\/varios-)/,
];

/** A picture is chosen with it. */
const PICKER = [
  /\/app\/domain\/nouns\/imagenes\/form\/(pick|upload|send-picture)/,
  /\/app\/ui\/\w+\/file-control\./,
];

/** Every form has them, but for those of lists and questions. */
const FORMS = [/\/node_modules\/@conform-to\//, /\/app\/ui\/form\/fields\./];

/** Every form of a record has them. */
const RECORD = [
  /\/app\/layout\/admin\/record-screen\./,
  /\/app\/domain\/record\/formulario\//,
  /\/app\/domain\/record\/(slugs\/slug-field|campos\/campo-field)\./,
  /\/app\/domain\/nouns\/imagenes\/form\/(image-field|image-preview)\./,
  /\/app\/domain\/record\/borradores\/borrador\./,
  /\/app\/actions\/record-route\./,
];

/** Shared by the forms of what is published. */
const EDITOR = [
  /\/app\/domain\/record\/revision-editorial\/editorial-notes/,
  /\/app\/domain\/record\/publicacion\/(publicable-form|seo-fields)\./,
  /\/app\/domain\/(record\/borradores\/autosave|features\/contenido-view\/contenido-field)\./,
];

/** Shared by the form of a product and the list. */
const PRODUCTOS = [
  /\/app\/domain\/nouns\/productos\/(list\/precio-comprobado|rules\/(limites|producto|producto-id|producto-values|trayectoria)|producto\.kind)\.tsx?$/,
  /\/app\/domain\/nouns\/ficha\/(dato|ficha|ficha-form|medicion)\.ts$/,
];

/** Every screen of an import has them; copies show their progress in the same way. */
const IMPORTAR = [
  /\/app\/domain\/features\/importacion\/(archivo\/locate|fila\/cells|lote\/lote|pantalla\/partes)\./,
  /\/app\/ui\/(page\/progress-bar|form\/use-polling)\./,
];

/** A text that is looked at draws buy links and what fits a home. */
const TEXTO = [/\/app\/domain\/features\/casa\/(casa-dicho|juzgar)\./, /\/app\/site\/page-kind\./];

/**
 * Files by name, and not by folder: what one screen needs at once stands in many folders. A test sees to it
 * that each name is still one of a file.
 * @type {[string, RegExp[]][]}
 */
export const CHUNKS = [
  ["dialogs", DIALOGS],
  ["lists", LISTS],
  ["picker", PICKER],
  ["forms", FORMS],
  ["common", COMMON],
  ["record", RECORD],
  ["editor", EDITOR],
  ["productos", PRODUCTOS],
  ["importar", IMPORTAR],
  ["texto", TEXTO],
];

/** Only the reader of a pasted page needs the names of all signs. */
const PASTED = /\/node_modules\/(markdown-it|entities|linkify-it|mdurl|punycode\.js|uc\.micro)\//;

/** Fetched when somebody presses the button for a passkey. */
const PASSKEYS = /\/node_modules\/@simplewebauthn\//;

/**
 * Code that hydrated pages share travels in a few files: dozens of tiny ones compress badly.
 * @param {string} id
 */
function clientChunk(id) {
  if (PASTED.test(id) || PASSKEYS.test(id)) return undefined;
  if (/\/node_modules\/(?!@conform-to)/.test(id)) return "vendor";
  return CHUNKS.find(([, files]) => files.some((each) => each.test(id)))?.[0];
}

/**
 * Terser packs the admin's script 4 % smaller as sent than Vite's own minifier. It is no `build.minify`:
 * the visitors' script is bundled in both builds, which must come to the same name.
 */
function packScript() {
  return {
    name: "pack-script",
    renderChunk: {
      order: /** @type {const} */ ("post"),
      /** @param {string} code */
      handler: async (code) => {
        const packed = await minify(code, { module: true, compress: { passes: 2 } });
        return { code: packed.code ?? code, map: null };
      },
    },
  };
}

/** Five addresses of pictures stand in the headers of the home page, where nothing is compressed. */
const assetFileNames = "assets/[hash][extname]";

/**
 * The style sheet stands in every page.
 * @type {import("vite").ESBuildOptions}
 */
const WITHOUT_BANNER = { legalComments: "none" };

/** Of hundreds of small files each: bundled, a start takes a fifth less time and a process 14 MB less. */
const BUNDLED = ["kysely", "zod", "@conform-to/react", "@conform-to/zod"];

/** `app/runtime/version.server.ts` holds it. */
async function programVersion() {
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  return `${version} (${(await hashSources(root)).slice(0, 8)})`;
}

/**
 * A comment of a package that Rollup cannot read, or a route without a page, is nothing to mend. What a
 * browser fetches late, the server has from the start, which Vite's reporter takes for a mistake.
 * @param {boolean | undefined} isSsrBuild @returns {import("vite").Rollup.WarningHandlerWithDefault}
 */
function warnUnlessKnown(isSsrBuild) {
  return (warning, warn) => {
    const isKnown = ["INVALID_ANNOTATION", "EMPTY_BUNDLE"].includes(warning.code ?? "");
    if (!isKnown && !(isSsrBuild && warning.plugin === "vite:reporter")) warn(warning);
  };
}

const FUTURE = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: false,
  v3_relativeSplatPath: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
};

export default defineConfig(async ({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix({ future: FUTURE }),
    publicSheet(path.join(root, "app")),
    serverEntries(),
    /** @type {import("vite").Plugin} */ (keepLastRelease()),
    isSsrBuild ? finishRelease() : packScript(),
  ],
  define: { PROGRAM_VERSION: JSON.stringify(await programVersion()) },
  resolve: {
    alias: {
      "~": `${root}/app`,
      "~base": `${root}/app/domain/base`,
      "~record": `${root}/app/domain/record`,
      "~nouns": `${root}/app/domain/nouns`,
      "~features": `${root}/app/domain/features`,
      "~db": `${root}/db`,
    },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      output: isSsrBuild ? { assetFileNames } : { assetFileNames, manualChunks: clientChunk },
      onwarn: warnUnlessKnown(isSsrBuild),
    },
  },
  esbuild: isSsrBuild ? WITHOUT_BANNER : {},
  // A second module of the public script is fetched when it is used.
  worker: { format: /** @type {const} */ ("es") },
  server: { port: 3000 },
  ssr: { noExternal: isSsrBuild ? BUNDLED : [] },
}));
