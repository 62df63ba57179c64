import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import { runSite } from "../support/command-line";
import { useSite } from "../support/use-site";

const build = readFileSync("build/stamp", "utf8").slice(0, 8);
const { version } = JSON.parse(readFileSync("package.json", "utf8"));

const site = useSite({ env: { DEMO: "0" } });

const port = () => new URL(site.origin).port;

it("which program runs is told by the command line, the log and the admin's footer", async () => {
  const { status, stdout } = await runSite(site.dataDir, ["version"]);
  expect([status, stdout]).toEqual([0, `Mimbre ${version} (${build})\n`]);
  const listening = site.log.find((line) => line.includes('"listening"')) ?? "{}";
  expect(JSON.parse(listening).version).toBe(`${version} (${build})`);
  const page = await admitAdmin(site).text("/admin");
  const footer = /<footer.*?<\/footer>/s.exec(page)?.[0].replace(/<[^>]*>/g, "");
  expect(footer?.trim()).toBe(`Versión ${version} (${build})`);
});

it.each(["/", "/auth", "/admin", "/healthz", "/readyz", "/nada"])(
  "nothing at %s tells a visitor",
  async (target) => {
    const answer = await site.fetch(target);
    const headers = [...answer.headers].flat().join("\n");
    expect(`${headers}\n${await answer.text()}`).not.toContain(build);
  },
);

it("the health check asks the running site, wherever it listens", async () => {
  for (const HOST of ["127.0.0.1", "0.0.0.0", "::ffff:127.0.0.1"]) {
    const { status, stdout } = await runSite(site.dataDir, ["healthcheck"], { PORT: port(), HOST });
    expect([HOST, status, stdout]).toEqual([HOST, 0, "ok\n"]);
  }
});

it("and fails for one that cannot serve, or is not there", async () => {
  const writer = site.sql();
  writer.exec("alter table kysely_migration rename to otra");
  const ask = async () => {
    const { status, stdout } = await runSite(site.dataDir, ["healthcheck"], { PORT: port() });
    return [status, stdout];
  };
  // The probe asks the database every two seconds, so the answer changes with a delay.
  await expect.poll(ask).toEqual([1, "no: 503\n"]);
  writer.exec("alter table otra rename to kysely_migration");
  const nobody = await runSite(site.dataDir, ["healthcheck"], { PORT: "1" });
  expect([nobody.status, nobody.stdout]).toEqual([1, "no: ECONNREFUSED\n"]);
});
