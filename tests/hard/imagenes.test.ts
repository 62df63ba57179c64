import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { Browser, register } from "../support/browser";
import { type HostileFile, hostileFiles, largest } from "../support/hostile-files";
import { useSite } from "../support/use-site";

const MIB = 1024 * 1024;
const NAME = /^[0-9a-f]{24}-(\d+\.(avif|webp)|og\.jpg)$/;

const site = useSite({ env: { TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "warn" } });
let idle: number;
let admin: Browser;
let files: HostileFile[];
beforeAll(async () => {
  admin = new Browser(site, "10.2.0.1");
  await register(site, admin, "ana@ejemplo.es");
  await admin.signIn("ana@ejemplo.es");
  idle = memory("VmHWM");
  files = await hostileFiles();
});

function upload({ filename, bytes, type = "image/png" }: HostileFile): Promise<Response> {
  const form = new FormData();
  form.set("archivo", new File([new Uint8Array(bytes)], filename, { type }));
  const headers = { ...admin.headers, Origin: site.origin };
  return site.fetch("/admin/imagenes", { method: "POST", headers, body: form });
}

const memory = (field: "VmRSS" | "VmHWM") => {
  const status = readFileSync(`/proc/${site.process.pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
};
const stored = () => {
  try {
    return readdirSync(path.join(site.dataDir, "media"));
  } catch {
    return [];
  }
};

it("pictures at the limit of each format are taken, and memory stays low", async () => {
  for (const file of await largest()) {
    const response = await upload(file);
    expect([file.name, response.status]).toEqual([file.name, 303]);
  }
  const peak = (memory("VmHWM") - idle) / MIB;
  process.stdout.write(`the largest pictures, memory peak +${Math.round(peak)} MiB\n`);
  expect(peak).toBeLessThanOrEqual(150);
});

describe("hostile uploads", () => {
  it("are refused with a form error or encoded anew; memory stays low", async () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
    const before = memory("VmRSS");
    const wrong: string[] = [];
    for (const file of files) {
      const response = await upload(file);
      const text = await response.text();
      if (file.isPicture ? response.status !== 303 : ![413, 422].includes(response.status)) {
        wrong.push(`${file.name}: ${response.status}`);
      }
      if (response.status === 422 && !text.includes("No se pudo subir la imagen")) {
        wrong.push(`${file.name}: no message`);
      }
    }
    const peak = (memory("VmHWM") - before) / MIB;
    process.stdout.write(`${files.length} hostile files, memory peak +${Math.round(peak)} MiB\n`);
    expect(wrong).toEqual([]);
    expect(peak).toBeLessThanOrEqual(150);
  });

  it("at once, are dealt with in turn", async () => {
    const before = memory("VmRSS");
    const giants = files.filter(({ bytes }) => bytes.length > 100_000);
    const answers = await Promise.all([...giants, ...giants].map(upload));
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual(
      answers.map(({ status }) => status).filter((status) => status === 503),
    );
    await Promise.all(answers.map((answer) => answer.text()));
    expect((await site.fetch("/healthz")).status).toBe(200);
    const peak = (memory("VmHWM") - before) / MIB;
    process.stdout.write(
      `${answers.length} large files at once, memory peak +${Math.round(peak)} MiB\n`,
    );
    expect(peak).toBeLessThanOrEqual(150);
  });

  it("leave nothing behind but pictures under names of ours", async () => {
    const names = stored();
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !NAME.test(name))).toEqual([]);
    for (const name of names) {
      const bytes = readFileSync(path.join(site.dataDir, "media", name));
      expect(/<script|<svg|<\?php|alert\(/i.test(bytes.toString("latin1")), name).toBe(false);
      const metadata = await sharp(bytes).metadata();
      expect([metadata.exif, metadata.xmp, metadata.pages ?? 1], name).toEqual([
        undefined,
        undefined,
        1,
      ]);
      expect([metadata.depth, metadata.space], name).toEqual(["uchar", "srgb"]);
    }
  });

  it("are served as powerless pictures that never change", async () => {
    for (const name of stored()) {
      const response = await site.fetch(`/media/${name}`);
      const { headers } = response;
      expect(headers.get("Content-Type")).toMatch(/^image\/(avif|webp|jpeg)$/);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Content-Security-Policy")).toBe("sandbox; default-src 'none'");
      expect(headers.get("Cache-Control")).toContain("immutable");
      await response.body?.cancel();
    }
  });

  it("turn a picture that lies upright", async () => {
    const lying = files.find(({ name }) => name === "a picture that lies");
    if (!lying) throw new Error("no such file");
    const sha = (await upload(lying)).headers.get("Location")?.split("/").at(-1);
    const response = await site.fetch(`/media/${sha}-30.webp`);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([30, 60]);
  });

  it("never end in a fault of ours", () => {
    expect(site.log.filter((line) => /"level":(50|60)|request failed/.test(line))).toEqual([]);
  });
});
