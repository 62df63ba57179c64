import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { familyOf } from "../bench/cpu.js";
import type { Browser } from "../support/browser";
import { bombs, type HostileFile } from "../support/hostile-files";
import { importPictures, newAdmin, progressOf } from "../support/importing-site";
import { type Site, startSite } from "../support/site";

const MIB = 1024 * 1024;
/** The most memory that the site's processes may gain together. */
const MAX_GROWTH = 250;
/** Bytes of a picture in a cell of 64 kB, of which base64 takes a third. */
const MAX_EMBEDDED = 48_000;
/** As many uploads as may wait in line. */
const AT_ONCE = 6;

/** Adds up the memory of all processes; with `VmHWM` the sum is an upper bound of the peak. */
function memoryOf(site: Site, field: "VmRSS" | "VmHWM"): number {
  const kib = familyOf(site.process.pid ?? 0).map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]);
  });
  return (kib.reduce((sum, each) => sum + each, 0) * 1024) / MIB;
}

function countPeaksAnew(site: Site): void {
  for (const pid of familyOf(site.process.pid ?? 0)) writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

async function upload(ana: Browser, { filename, bytes }: HostileFile): Promise<number> {
  const body = new FormData();
  body.set("archivo", new File([new Uint8Array(bytes)], filename, { type: "image/png" }));
  return (await ana.send("/admin/imagenes", body)).status;
}

it("decompression bombs, uploaded and in the cells of an import, take little memory", async () => {
  const env = { WORKERS: "2", TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" };
  const site = await startSite({ env });
  const ana = await newAdmin(site);
  const files = bombs();
  const small = files.filter(({ bytes }) => bytes.length < MAX_EMBEDDED);
  const urls = small.map(({ bytes }) => `data:image/png;base64,${bytes.toString("base64")}`);
  const before = memoryOf(site, "VmRSS");
  countPeaksAnew(site);

  await importPictures(ana, urls);
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE);
    const answers = await Promise.all(some.map((file) => upload(ana, file)));
    const expected = some.map(({ isPicture }) => (isPicture ? 303 : 422));
    expect(answers, some.map(({ name }) => name).join(", ")).toEqual(expected);
  }
  await expect.poll(() => progressOf(site).estado, { timeout: 120_000 }).toBe("terminada");

  const growth = memoryOf(site, "VmHWM") - before;
  process.stdout.write(
    `${files.length + small.length} bombs, memory peak +${growth.toFixed()} MiB\n`,
  );
  const results = site.sql().prepare("select resultado from importacion_filas order by fila");
  expect(results.pluck().all()).toEqual(
    small.map(({ isPicture }) => (isPicture ? "importada" : "fallida")),
  );
  expect(growth).toBeLessThanOrEqual(MAX_GROWTH);
  await site.stop();
});
