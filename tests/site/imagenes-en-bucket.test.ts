import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusesBadStores, startWith } from "../support/bad-stores";
import { runSite } from "../support/command-line";
import { freePort } from "../support/free-port";
import { type S3, startS3 } from "../support/s3";
import { startSite } from "../support/site";
import { useAdmin, useSite } from "../support/use-site";

const MB = 1024;

let s3: S3;
const env: Record<string, string> = { LOG_LEVEL: "info" };
beforeAll(async () => {
  s3 = await startS3();
  env.MEDIA_URL = s3.url;
});
afterAll(() => s3.stop());

/** Makes Node end if the client of buckets or of database servers is loaded. */
const WITHOUT_CLIENT = `data:text/javascript,${encodeURIComponent(
  `import { register } from "node:module";
  register("data:text/javascript," + encodeURIComponent(
    'export const resolve = (name, about, next) => { if (name === "aws4fetch" || name === "pg") throw new Error("client loaded"); return next(name, about); }'
  ));`,
)}`;

describe("a start", () => {
  refusesBadStores("MEDIA_URL", () => s3.url);

  it("is refused while the store is down", async () => {
    const port = await freePort();
    const said = await startWith({ MEDIA_URL: s3.url.replace(/:\d+\//, `:${port}/`) });
    expect(said).toBe(
      `exit 78: No se pueden guardar las imágenes en 127.0.0.1:${port}:\n  MEDIA_URL: no contesta: revisa la red, el puerto y que esté en marcha (ECONNREFUSED)`,
    );
  });

  it("loads the client of buckets only with the setting", async () => {
    const NODE_OPTIONS = `--import=${WITHOUT_CLIENT}`;
    const site = await startSite({ env: { DEMO: "0", NODE_OPTIONS } });
    const asked = await site.fetch(`/media/${"a".repeat(24)}-160.webp`);
    expect(asked.status).toBe(404);
    await site.stop();
    const withBucket = startSite({ env: { ...env, DEMO: "0", NODE_OPTIONS } });
    await expect(withBucket).rejects.toThrow("client loaded");
  });
});

describe("a running site", () => {
  const site = useSite({ env });
  const ana = useAdmin(site);
  const media = () => path.join(site.dataDir, "media");
  const names = () => readdirSync(media()).sort();
  const count = () => site.sql().prepare("select count(*) from media").pluck().get();
  const upload = async () => {
    const create = { width: 40, height: 30, channels: 3 as const, background: "#2a5a4c" };
    const form = new FormData();
    const bytes = await sharp({ create }).png().toBuffer();
    form.set("archivo", new File([new Uint8Array(bytes)], "foto.png", { type: "image/png" }));
    return ana.send("/admin/imagenes", form);
  };
  const empty = () => {
    rmSync(media(), { recursive: true });
    mkdirSync(media());
  };
  const fetchAll = async (all: readonly string[]) => {
    const queue = [...all];
    const found = new Map<string, Buffer>();
    const client = async () => {
      for (let name = queue.pop(); name; name = queue.pop()) {
        const answer = await site.fetch(`/media/${name}`);
        found.set(`${answer.status} ${name}`, Buffer.from(await answer.arrayBuffer()));
      }
    };
    await Promise.all(Array.from({ length: 50 }, client));
    return found;
  };
  const peakMb = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1]) /
    MB;

  it("has every picture of the demo again after its folder was emptied, same bytes, 50 at once", async () => {
    const before = new Map(
      names().map((name) => [`200 ${name}`, readFileSync(path.join(media(), name))]),
    );
    expect(before.size).toBeGreaterThan(1_000);
    empty();
    const peak = peakMb();
    const found = await fetchAll([...before.keys()].map((name) => name.slice(4)));
    expect([...found.keys()].sort()).toEqual([...before.keys()].sort());
    const other = [...before].filter(([name, bytes]) => !found.get(name)?.equals(bytes));
    expect(other).toEqual([]);
    expect(names()).toHaveLength(before.size);
    expect(peakMb() - peak).toBeLessThan(150);
  });

  it("whose store is down shows what is here, and takes nothing half", async () => {
    const [kept = "", gone = ""] = names();
    const before = [count(), names().length - 1];
    rmSync(path.join(media(), gone));
    await s3.stop();
    expect((await site.fetch(`/media/${kept}`)).status).toBe(200);
    const missing = await site.fetch(`/media/${gone}`);
    expect([missing.status, missing.headers.get("Retry-After")]).toEqual([503, "30"]);
    const refused = await upload();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "30"]);
    expect(await refused.text()).toContain("No se pudo subir la imagen. Ahora mismo no se puede");
    expect([count(), names().length]).toEqual(before);
    await s3.start();
    expect((await site.fetch(`/media/${gone}`)).status).toBe(200);
    expect((await upload()).status).toBe(303);
    expect(site.log.filter((line) => line.includes("S3RVER"))).toEqual([]);
    expect(site.log.some((line) => line.includes("bucket: ECONNREFUSED"))).toBe(true);
  });

  it("is compared, moved, copied and restored whole by its commands", async () => {
    const run = (...args: string[]) => runSite(site.dataDir, args, env);
    const all = names();
    expect(await run("media", "check")).toMatchObject({ status: 0, stderr: "" });
    empty();
    expect((await run("media", "pull")).stdout).toBe(
      `Traídos: ${all.length.toLocaleString("es-ES", { useGrouping: "always" })} archivos\n`,
    );
    expect(names()).toEqual(all);
    const [one = ""] = all;
    rmSync(path.join(media(), one));
    expect((await run("doctor")).stdout).toContain("el almacén de MEDIA_URL guarda");
    await s3.stop();
    expect((await run("backup")).stdout).toContain(
      "Le faltan las imágenes que solo están en MEDIA_",
    );
    await s3.start();
    const copied = await run("backup");
    const archive = /comprobada: (\S+)/.exec(copied.stdout)?.[1] ?? "";
    expect(names()).toEqual(all);
    const exit = once(site.process, "exit");
    site.process.kill();
    await exit;
    s3.lose(one);
    expect((await run("media", "check")).stdout).toContain(`archivos\n  ${one}\n`);
    expect(await run("restore", archive)).toMatchObject({ status: 0, stderr: "" });
    expect(names()).toEqual(all);
    expect(await run("media", "check")).toMatchObject({ status: 0, stderr: "" });
    expect((await run("media", "otra")).status).toBe(2);
  });
});
