import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { purgeMailFiles } from "~/mail/transport.server";
import { makeFolder } from "../support/folder";

const BEFORE = new Date("2026-06-01T00:00:00Z");

it("deletes mail files of before, and nothing else", () => {
  const folder = makeFolder();
  const write = (name: string, day: string) => {
    writeFileSync(path.join(folder, name), "");
    utimesSync(path.join(folder, name), new Date(day), new Date(day));
  };
  write("viejo.eml", "2026-05-31T23:59:59Z");
  write("nuevo.eml", "2026-06-01T00:00:01Z");
  write("notas.txt", "2020-01-01T00:00:00Z");
  purgeMailFiles(BEFORE, folder);
  expect(readdirSync(folder).sort()).toEqual(["notas.txt", "nuevo.eml"]);
  purgeMailFiles(BEFORE, path.join(folder, "ninguna"));
});
