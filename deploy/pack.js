import { createWriteStream, existsSync } from "node:fs";
import { readdir, readFile, rename, stat } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { buildIfChanged } from "../app/cli/fresh-build.js";
import { thisMachine } from "../app/runtime/machine.js";

const FOLDERS = ["build", "db/demo", "deploy", "docs", "migrations"];
const PARTS = [...FOLDERS, "README.md", "package.json", "package-lock.json"];

/** Lists files by name, because people keep keys, notes and copies in the folder beside these. */
const OF_DEPLOY = [
  "Caddyfile",
  "Dockerfile",
  "journald.conf",
  "litestream.yml",
  "mimbre.env",
  "mimbre.service",
  ...["address", "can-build", "command", "finding", "machine", "mail", "report", "site"].map(
    (name) => `doctor/${name}.js`,
  ),
  "doctor",
  "sitio",
  "varias-maquinas",
  "varias-maquinas/Caddyfile",
  "varias-maquinas/mimbre.env",
].map((name) => `deploy/${name}`);

/** Lists the other folders by the kinds of files in them. */
const OF_OTHERS = [
  /^docs(\/decisions|\/pantallas)?(\/[\w-]+\.(md|webp))?$/,
  /^migrations(\/\d{4}_\w+)?(\/[\w-]+\.ts)?$/,
  /^db\/demo(\/demo\.json|\/productos\.csv|\/consejos)?$/,
  /^db\/demo\/consejos\/(alimentacion|desarrollo|educacion|guias-de-compra|salud|sueno)(\/[\w-]+\.md)?$/,
  /^db\/demo\/media(\/[\w.-]+\.(avif|jpg|json|png|svg|webp))?$/,
  /^(build|node_modules)(\/|$)|^(deploy|README\.md|package(-lock)?\.json)$/,
];

/** @param {string} place */
const isNamed = (place) => OF_DEPLOY.includes(place) || OF_OTHERS.some((kind) => kind.test(place));

/** Declarations, maps, hidden files, and all that the native package needs only to be compiled. */
const LEFT_OUT =
  /\.map$|\.d\.[cm]?ts$|(^|\/)\.|~$|^node_modules\/better-sqlite3\/(deps|src|binding\.gyp|build\/(?!Release$|Release\/better_sqlite3\.node$))/;
const SETTINGS = "deploy/mimbre.env";
const SECRETS = /^(SMTP_URL|MEDIA_URL|BACKUP_URL|SESSION_SECRET|MFA_KEY|UNSPLASH_ACCESS_KEY)=.*\S/m;

const root = path.resolve(import.meta.dirname, "..");
process.chdir(root);
const out = path.resolve(process.env.INIT_CWD ?? ".", process.argv[2] ?? root);

/** @param {string} message @returns {never} */
function giveUp(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** @typedef {{ dev?: boolean, devOptional?: boolean, cpu?: string[], libc?: string[] }} Entry */

/** Older npm also installs packages for other machines. @param {Entry} entry */
function isForHere({ cpu, libc }) {
  const { arch, libc: own } = thisMachine();
  const kind = own === "musl" ? "musl" : "glibc";
  return (!cpu || cpu.includes(arch)) && (!libc || libc.includes(kind));
}

/** Lists installed packages that are needed where the site runs. */
async function productionPackages() {
  /** @type {{ packages: Record<string, Entry> }} */
  const { packages } = JSON.parse(await readFile("package-lock.json", "utf8"));
  return Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place && !dev && !devOptional && existsSync(place))
    .filter(([, entry]) => isForHere(entry))
    .map(([place]) => place);
}

/**
 * Lists a folder before its contents; packages within a package have entries of their own.
 * @param {string} place @returns {Promise<string[]>}
 */
async function listAll(place) {
  if (LEFT_OUT.test(place) || !isNamed(place)) return [];
  if (!(await stat(place)).isDirectory()) return [place];
  const names = (await readdir(place)).filter((name) => name !== "node_modules").sort();
  const lists = await Promise.all(names.map((name) => listAll(`${place}/${name}`)));
  return [place, ...lists.flat()];
}

/** The oldest glibc that has all functions the native packages call. @param {string[]} places */
async function neededLibc(places) {
  const { libc } = thisMachine();
  if (!/^\d/.test(libc)) return libc;
  const found = new Set(["0"]);
  for (const place of places.filter((each) => /\.node$|\.so(\.|$)/.test(each))) {
    const text = await readFile(place, "latin1");
    for (const [, version = ""] of text.matchAll(/GLIBC_(\d+\.\d+)/g)) found.add(version);
  }
  return [...found].sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1) ?? "0";
}

/** @param {string[]} places @param {string} top the folder that they unpack into */
function archiveOf(places, top) {
  const archive = pack();
  /** @param {string} name @param {import("node:fs").Stats} found @param {Buffer} [content] */
  const add = (name, { mode, mtime }, content) =>
    new Promise((done, fail) => {
      const isOpen = !content || (mode & 0o100) > 0;
      const entry = { name: `${top}/${name}`, mtime, mode: isOpen ? 0o755 : 0o644 };
      const end = (/** @type {unknown} */ error) => (error ? fail(error) : done(undefined));
      if (content) archive.entry(entry, content, end);
      else archive.entry({ ...entry, type: "directory" }, end);
    });
  const fill = async () => {
    for (const place of places) {
      const found = await stat(place);
      await add(place, found, found.isDirectory() ? undefined : await readFile(place));
    }
    const made = { ...thisMachine(), libc: await neededLibc(places) };
    await add("build/made-for.json", await stat("build/stamp"), Buffer.from(JSON.stringify(made)));
    archive.finalize();
  };
  fill().catch((error) => archive.destroy(error));
  return archive;
}

if (SECRETS.test(await readFile(SETTINGS, "utf8"))) {
  giveUp(`${SETTINGS} lleva claves: ponlas en /etc/mimbre.env y deja el ejemplo como estaba.`);
}
await buildIfChanged(root);
const { version } = JSON.parse(await readFile("package.json", "utf8"));
const top = `mimbre-${version}-${(await readFile("build/stamp", "utf8")).slice(0, 8)}`;
const { platform, arch, node } = thisMachine();
const file = path.join(out, `${top}-${platform}-${arch}-node${node.split(".")[0]}.tar.gz`);
const parts = [...PARTS, ...(await productionPackages())];
const places = (await Promise.all(parts.map(listAll))).flat();
await pipeline(archiveOf(places, top), createGzip(), createWriteStream(`${file}.part`));
await rename(`${file}.part`, file);
const megabytes = Math.round((await stat(file)).size / 1_000_000);
process.stdout.write(`${file} (${megabytes} MB)\n`);
/**
 * `npm run pack [FOLDER]`: one archive with all that serving needs, for a machine of the same kind,
 * where nothing is installed or built. It names what goes in, so that no data and no secret does.
 */
