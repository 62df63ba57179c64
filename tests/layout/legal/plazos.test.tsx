import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatDuration } from "~/layout/legal/duration";
import { privacidadSections } from "~/layout/legal/privacidad-texto";
import { PLAZOS } from "~base/plazos";

const DAY_S = 24 * 60 * 60;
const source = (file: string) => readFileSync(file, "utf8");
const promised = [
  ...source("app/layout/legal/privacidad-texto.tsx").matchAll(/plazo\("(\w+)"\)/g),
].map(([, key = ""]) => key as keyof typeof PLAZOS);

describe("the periods of the privacy page", () => {
  it("are the constants, in words", () => {
    const sections = privacidadSections({
      titular: { failed: true },
      hosts: { data: [] },
      ingresos: null,
    });
    const content = sections.find(({ id }) => id === "plazos")?.content;
    const items = renderToStaticMarkup(<ul>{content}</ul>).match(/<li>.*?<\/li>/g) ?? [];
    for (const key of promised) {
      const duration = formatDuration(PLAZOS[key] * DAY_S);
      expect(items.some((item) => item.includes(duration))).toBe(true);
    }
    expect(promised).toEqual(expect.arrayContaining(["borradores"]));
    expect(new Set(promised).size).toBeGreaterThanOrEqual(11);
  });

  it("are what the retention job deletes by, but for the log that the machine rotates", () => {
    const job = source("app/server/jobs/job-list.ts");
    const isEnforced = (key: string) => job.includes(`ago(PLAZOS.${key})`);
    expect(Object.keys(PLAZOS).filter((key) => !isEnforced(key))).toEqual(["registros"]);
  });

  it("are all of personal data", () => {
    const ofNobody = ["envios"];
    const untold = Object.keys(PLAZOS).filter((key) => !promised.some((told) => told === key));
    expect(untold).toEqual(ofNobody);
  });
});
