import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parseSettings, SECRET_SETTINGS, settingsSchema } from "~/runtime/env.server";
import { bodyLimit } from "~/server/gate/body";
import { PLAZOS } from "~base/plazos";
import { makeFolder } from "./support/folder";
import { environmentOf, LAUNCH_ENV } from "./support/launch-env.js";

const SETTINGS = Object.keys(settingsSchema.shape);

const read = (file: string) => readFileSync(`deploy/${file}`, "utf8");
const has = (program: string, ...args: string[]) => spawnSync(program, args).error === undefined;

describe("the example of the settings", () => {
  const lines = read("mimbre.env").match(/^#?[A-Z_]+=.*$/gm) ?? [];
  const names = lines.map((line) => line.replace(/^#/, "").split("=")[0] ?? "");

  it("names every setting once, and no other", () => {
    expect([...names].sort()).toEqual([...SETTINGS].sort());
  });

  it("holds values that the server takes, the defaults where they are off", () => {
    const values = Object.fromEntries(
      lines.map((line) => [line.replace(/^#/, "").split("=")[0], line.replace(/^[^=]*=/, "")]),
    );
    const settings = parseSettings(values);
    const on = lines.filter((line) => !line.startsWith("#")).map((line) => line.split("=")[0]);
    expect(on).toEqual(["SITE_ORIGIN", "MAIN_ADMIN_EMAIL", "TRUSTED_PROXY_HOPS"]);
    const defaults = parseSettings({});
    for (const name of ["PORT", "HOST", "BACKUP_HOUR", "BACKUP_KEEP", "PAGE_CACHE_MB", "DEMO"]) {
      expect(settings).toHaveProperty(name, defaults[name as keyof typeof defaults]);
    }
  });
});

it("docs/ajustes.md names every setting", () => {
  const text = readFileSync("docs/ajustes.md", "utf8");
  expect(SETTINGS.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it("docs/ajustes.md names every setting that may stand in a file", () => {
  const text = readFileSync("docs/ajustes.md", "utf8");
  expect(SECRET_SETTINGS.filter((name) => !text.includes(`\`${name}_FILE\``))).toEqual([]);
});

it("npm run pack refuses settings that hold a key", () => {
  const files = ["deploy/pack.js", "app/cli/fresh-build.js", "app/cli/source-hash.js"];
  const tree = makeFolder({
    ...Object.fromEntries(
      [...files, "app/runtime/machine.js", "package.json"].map((file) => [
        file,
        readFileSync(file),
      ]),
    ),
    "deploy/mimbre.env": "SMTP_URL=smtps://ana:secreto@correo.ejemplo.es:465\n",
  });
  symlinkSync(path.resolve("node_modules"), path.join(tree, "node_modules"));
  const packed = spawnSync(process.execPath, [path.join(tree, "deploy/pack.js")], {
    encoding: "utf8",
  });
  expect([packed.status, packed.stderr]).toEqual([1, expect.stringContaining("lleva claves")]);
  expect(packed.stderr).not.toContain("secreto");
});

/** Runs the command `sitio` with these settings; its `runuser` only prints. */
function giveOrder(settings: string, told: string, ...order: string[]) {
  const folder = makeFolder({
    sitio: read("sitio")
      .replace("/etc/mimbre.env", "./mimbre.env")
      .replace("/opt/mimbre", ".")
      .replace("runuser", "./runuser"),
    "mimbre.env": settings,
    runuser: `#!/bin/sh\n${told}\n`,
  });
  chmodSync(path.join(folder, "runuser"), 0o755);
  const { DATA_DIR: _, ...env } = process.env;
  const args = ["sitio", ...order];
  const { stdout, stderr } = spawnSync("sh", args, { cwd: folder, env, encoding: "utf8" });
  return [stdout, stderr];
}

it("the owner's short command reads the settings as systemd does, and runs none of them", () => {
  const settings = [
    "# un comentario",
    "; otro",
    "",
    "MAIL_FROM=Nidal <hola@bebes.test>  ",
    "  SMTP_URL=smtps://ana:a$HOME`id`&b;c|d@correo.bebes.test:465\r",
    'AMAZON_TAG="bebes-21"',
    "HOST='a \"b\" $HOME'",
    'UNSPLASH_ACCESS_KEY="a\\"b\\$c\\d=e"',
    "PORT=a\\b",
    "export CDN_SECONDS=9",
    "METRICS=",
    "SESSION_SECRET=$(touch ejecutado)",
    "BACKUP_KEEP=3",
  ].join("\n");
  const names = settings.match(/[A-Z_]+(?==)/g) ?? [];
  const told = `printf '%s\\n' ${names.map((name) => `"\${${name}-}"`).join(" ")}; ls`;
  const [stdout = "", stderr] = giveOrder(settings, told);
  expect([stdout.split("\n"), stderr]).toEqual([
    [
      "Nidal <hola@bebes.test>",
      "smtps://ana:a$HOME`id`&b;c|d@correo.bebes.test:465",
      "bebes-21",
      'a "b" $HOME',
      'a"b$c\\d=e',
      "ab",
      "",
      "",
      "$(touch ejecutado)",
      "3",
      ...["mimbre.env", "runuser", "sitio", ""],
    ],
    "",
  ]);
});

it("the owner's short command gives an order as the site's user, with its settings", () => {
  const [stdout, stderr] = giveOrder(
    "SITE_ORIGIN=https://www.bebes.test\n",
    'echo "$SITE_ORIGIN $DATA_DIR $NODE_ENV $*"',
    ...["restore", "a b.tar"],
  );
  expect([stdout, stderr]).toEqual([
    "https://www.bebes.test /var/lib/mimbre production -u mimbre -- node build/server/cli.js restore a b.tar\n",
    "",
  ]);
});

describe("the Dockerfile", () => {
  const text = read("Dockerfile").replaceAll("\\\n", " ");
  const instructions = text.split("\n").filter((line) => /^[A-Z]+ /.test(line));
  const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith("FROM ")));

  it("knows every stage that it copies from", () => {
    const stages = [...text.matchAll(/^FROM \S+ AS (\w+)$/gm)].map((match) => match[1]);
    const used = [...text.matchAll(/--from=(\w+)|^FROM (\w+)(?: AS \w+)?$/gm)].map(
      (match) => match[1] ?? match[2],
    );
    expect(used.filter((name) => !stages.includes(name))).toEqual([]);
  });

  it("pins its base to a patch", () => {
    expect(text).toMatch(/^FROM node:\d+\.\d+\.\d+-\S+ AS base$/m);
  });

  it("lets packages run no code at their installation but for those named", () => {
    const installs = text.match(/npm (?:ci|install)[^&]*/g) ?? [];
    expect(installs.length).toBeGreaterThan(0);
    expect(installs.filter((command) => !command.includes("--ignore-scripts"))).toEqual([]);
  });

  it("installs nothing that only the bench needs", () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(text).toContain("npm ci --omit=dev");
    expect(dependencies).not.toHaveProperty("@remix-run/serve");
    expect(devDependencies).toHaveProperty("@remix-run/serve");
  });

  it("serves as a user without rights, on a volume, with a health check", () => {
    expect(last).toContain("USER node");
    expect(last).toContain("VOLUME /data");
    expect(last.some((line) => line.startsWith("HEALTHCHECK "))).toBe(true);
    expect(last.findIndex((line) => line.startsWith("USER "))).toBeLessThan(
      last.findIndex((line) => line.startsWith("CMD ")),
    );
  });

  it("has commands that are lists, as Docker reads them", () => {
    const lists = text.match(/CMD (\[.*\])$/gm) ?? [];
    expect(lists).toHaveLength(2);
    for (const list of lists) expect(JSON.parse(list.replace(/^CMD /, ""))[0]).toBe("node");
  });
});

it("every container of the documents may do nothing but serve and keep its data", () => {
  const runs = readFileSync("docs/instalar.md", "utf8").match(/^docker run .*$/gm) ?? [];
  const walls = [
    ...["--read-only", "--tmpfs /tmp", "--cap-drop ALL", "--security-opt no-new-privileges"],
    ...["--pids-limit ", "--memory "],
  ];
  expect(runs.length).toBeGreaterThan(2);
  for (const run of runs) expect(walls.filter((wall) => !run.includes(` ${wall}`))).toEqual([]);
});

it("every way to start the server sets the same allocator", () => {
  const { NODE_ENV, ...allocator } = LAUNCH_ENV;
  expect(Object.keys(allocator)).toEqual(["MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_"]);
  expect(environmentOf("start")).toEqual(allocator);
  const line = Object.entries(allocator).map((pair) => pair.join("="));
  expect(read("mimbre.service")).toContain(`\nEnvironment=${line.join(" ")}\n`);
  expect(read("Dockerfile")).toContain(`\nENV ${line.join(" ")}\n`);
});

describe("the systemd unit", () => {
  it("does not start again what must not start, and waits for the end in order", () => {
    const unit = read("mimbre.service");
    expect(unit).toMatch(/^RestartPreventExitStatus=78$/m);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(25);
  });

  it("goes on when the system ends one process of several for its memory", () => {
    expect(read("mimbre.service")).toMatch(/^OOMPolicy=continue$/m);
  });

  it("says nothing that systemd does not understand", ({ skip }) => {
    if (!has("systemd-analyze", "--version")) skip("systemd-analyze is not here");
    // systemd-analyze complains if the program of the unit does not exist.
    const unit = read("mimbre.service").replace("/usr/bin/node", process.execPath);
    const folder = makeFolder({ "mimbre.service": unit });
    const args = ["verify", "--man=no", path.join(folder, "mimbre.service")];
    const { status, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });

  it("is little exposed, as systemd rates it", ({ skip }) => {
    if (!has("systemd-analyze", "--version")) skip("systemd-analyze is not here");
    const { status } = spawnSync(
      "systemd-analyze",
      ["security", "--offline=true", "--threshold=15", "deploy/mimbre.service"],
      { encoding: "utf8" },
    );
    expect(status).toBe(0);
  });
});

it("the journal keeps no line for longer than the privacy page says", () => {
  const days = (name: string) =>
    Number(new RegExp(`^${name}=(\\d+)day$`, "m").exec(read("journald.conf"))?.[1]);
  expect(days("MaxRetentionSec")).toBe(PLAZOS.registros);
  expect(days("MaxFileSec")).toBe(1);
  const steps = readFileSync("docs/instalar.md", "utf8");
  expect(steps).toContain(
    "install -D -m 644 deploy/journald.conf /etc/systemd/journald.conf.d/mimbre.conf",
  );
  expect(steps).toMatch(/^docker run -d .* --log-driver journald /m);
});

it("the Caddyfile lets through every form that the server takes", () => {
  const megabytes = Number(/^\s*max_size (\d+)MB$/m.exec(read("Caddyfile"))?.[1]);
  const paths = ["/admin/imagenes", "/admin/productos/importar", "/admin/consejos", "/contacto"];
  const limits = paths.map((path) => bodyLimit(path, "multipart/form-data; boundary=x"));
  expect(megabytes * 1_000_000).toBeGreaterThan(Math.max(...limits));
});

it("the line for nginx lets through every form that the server takes", () => {
  for (const page of ["instalar", "problemas"]) {
    const text = readFileSync(`docs/${page}.md`, "utf8");
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(text)?.[1]);
    const limit = bodyLimit("/admin/imagenes", "multipart/form-data; boundary=x");
    expect(megabytes * 1024 * 1024, page).toBeGreaterThan(limit);
    expect(text, page).toContain("proxy_set_header Host $host;");
  }
});

it("the Caddyfile is valid", ({ skip }) => {
  if (!has("caddy", "version")) skip("caddy is not here");
  const args = ["validate", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"];
  const { status, stderr } = spawnSync("caddy", args, { encoding: "utf8" });
  expect(status, stderr).toBe(0);
});
