import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const SOURCE = /\.(ts|tsx|js)$/;
const IMPORT =
  /(?:^|\s)(?:import|export)\s(?!type\b)[^"';]*?from\s+"([^"]+)"|^import\s+"([^"]+)"/gm;

function filesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => SOURCE.test(name))
    .map((name) => path.posix.join(folder, name));
}

const files = [...filesOf("app"), ...filesOf("db"), ...filesOf("migrations")].filter(
  (file) => !file.startsWith("db/seed/pictures/"),
);

/** The project file that an import names, or undefined for a package or a built thing. */
function resolve(from: string, target: string): string | undefined {
  const clean = target.replace(/\?.*$/, "");
  const base = clean.startsWith(".")
    ? path.posix.join(path.posix.dirname(from), clean)
    : clean.replace(/^~db\//, "db/").replace(/^~\//, "app/");
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}.js`, `${base}/index.ts`];
  return candidates.find((file) => files.includes(file));
}

const graph = new Map(
  files.map((file) => {
    const text = readFileSync(path.join(ROOT, file), "utf8");
    const targets = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? "");
    return [file, targets.flatMap((target) => resolve(file, target) ?? [])];
  }),
);

/** What a folder of app/ must not import from: the way down is routes → auth → domain → db. */
const FORBIDDEN: Record<string, RegExp> = {
  "app/ui/": /^app\/(routes|layout|auth|domain|mail|server|site-data)|^db\//,
  "app/http/": /^app\/(routes|layout|auth|domain|mail|server|ui)\//,
  "app/mail/": /^app\/(routes|layout|auth|domain|server|ui)\//,
  "app/domain/": /^app\/(routes|layout|auth|server)\//,
  "app/auth/": /^app\/(routes|layout|server)\//,
  "app/layout/": /^app\/(routes|server)\//,
  "app/routes/": /^app\/(routes|server)\//,
  "app/enhance/": /^app\/(routes|layout|auth|mail|server)\/|\.server\./,
};

describe("architecture", () => {
  it("reads imports at all", () => {
    expect(graph.get("app/root.tsx")).toContain("app/layout/site-frame.tsx");
  });

  it.each(Object.entries(FORBIDDEN))("%s imports only what lies below it", (folder, forbidden) => {
    const wrong = files
      .filter((file) => file.startsWith(folder))
      .flatMap((file) =>
        (graph.get(file) ?? [])
          .filter((target) => forbidden.test(target))
          .map((target) => `${file} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it("has no import cycle", () => {
    const done = new Set<string>();
    const visit = (file: string, trail: string[]): string[] | undefined => {
      if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
      if (done.has(file)) return undefined;
      for (const target of graph.get(file) ?? []) {
        const cycle = visit(target, [...trail, file]);
        if (cycle) return cycle;
      }
      done.add(file);
      return undefined;
    };
    expect(files.map((file) => visit(file, [])).find(Boolean)).toBeUndefined();
  });

  it("has no junk drawer", () => {
    expect(files.filter((file) => /\/(utils?|misc|helpers?|common)(\.|\/)/.test(file))).toEqual([]);
  });

  it("writes SQL in server files of the domain, auth and mail, and in db only", () => {
    const sql = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(/;
    const wrong = files
      .filter((file) => sql.test(readFileSync(path.join(ROOT, file), "utf8")))
      .filter((file) => !/^(db|migrations)\/|^app\/(domain|auth|mail)\/.*\.server\.ts$/.test(file));
    expect(wrong).toEqual([]);
  });

  it("keeps files short", () => {
    const long = files
      .filter((file) => !file.startsWith("db/seed/demo/"))
      .map((file) => ({
        file,
        lines: readFileSync(path.join(ROOT, file), "utf8").split("\n").length,
      }))
      .filter(({ lines }) => lines > 250);
    expect(long).toEqual([]);
  });
});
