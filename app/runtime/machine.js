import process from "node:process";

/**
 * The properties that compiled packages depend on; `libc` is glibc's version, or "musl".
 * @typedef {{ platform: string, arch: string, node: string, abi: string, libc: string }} Machine
 */

/** @returns {Machine} */
export function thisMachine() {
  const { platform, arch, versions } = process;
  const libc = platform === "linux" ? (glibcVersion() ?? "musl") : "";
  return { platform, arch, node: versions.node, abi: versions.modules, libc };
}

/** @returns {string | undefined} */
function glibcVersion() {
  // Without this the report looks up the names of network interfaces, which can take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return report.header.glibcVersionRuntime;
}

/**
 * Says in Spanish why packages compiled for one machine do not run on another.
 * @param {Machine} made `libc` is the oldest glibc that these packages run on
 * @param {Machine} here
 * @returns {string | undefined}
 */
export function misfit(made, here) {
  if (
    ["platform", "arch", "abi"].every((key) => Reflect.get(made, key) === Reflect.get(here, key))
  ) {
    const isSound = made.libc === here.libc || isNewer(here.libc, made.libc);
    if (isSound) return undefined;
  }
  return `Este archivo del sitio se hizo para ${describe(made)}; aquí hay ${describe(here)}.
Haz otro con npm run pack en una máquina como esta, o instala aquí ese Node.`;
}

/** @param {string} one @param {string} other two versions of glibc, else never */
function isNewer(one, other) {
  if (!/^\d/.test(one) || !/^\d/.test(other)) return false;
  return one.localeCompare(other, "en", { numeric: true }) > 0;
}

/** @param {Machine} machine */
function describe({ platform, arch, node, libc }) {
  const library = /^\d/.test(libc) ? `, glibc ${libc}` : libc && `, ${libc}`;
  return `Node ${node.split(".")[0]} en ${platform} ${arch}${library}`;
}
