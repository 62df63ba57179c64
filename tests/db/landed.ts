import { createHash } from "node:crypto";

/** Texts of the files below `migrations/`, by path. */
export type Sources = Readonly<Record<string, string>>;

const nameOf = (file: string) => file.replace(/\.ts$|\/.*$/g, "");
const LIST = "tests/db/landed-migrations.txt";

/** Hashes a migration's files and the sum before it, so that none can be put in between. */
export function sumOf(sources: Sources, name: string, before: string): string {
  const hash = createHash("sha256").update(before);
  for (const file of Object.keys(sources).sort()) {
    if (nameOf(file) === name) hash.update(`\0${file}\0${sources[file]}`);
  }
  return hash.digest("hex").slice(0, 32);
}

/** @param list lines of name and sum @returns sentences that say what is wrong and what to do */
export function faultsOf(list: string, sources: Sources): string[] {
  const landed = list.split("\n").flatMap((line) => {
    const [name, sum = ""] = line.split(" ");
    return name ? [{ name, sum }] : [];
  });
  const present = [...new Set(Object.keys(sources).map(nameOf))].sort();
  const changed = landed.flatMap(({ name, sum }, n) => {
    if (!present.includes(name))
      return [`${name} has landed, and sites have run it: bring it back.`];
    if (sumOf(sources, name, landed[n - 1]?.sum ?? "") === sum) return [];
    return [
      `${name} has landed, and sites have run it as it was: take back what you changed in it (and in ${LIST} up to its line), and write a new migration.`,
    ];
  });
  let last = landed.at(-1) ?? { name: "", sum: "" };
  const added = present.filter((name) => !landed.some((each) => each.name === name));
  const unlisted = added.map((name) => {
    if (name.slice(0, 4) <= last.name.slice(0, 4)) {
      return `${name} has to sort after ${last.name}: a site that has run that never runs it. Give it the next number.`;
    }
    last = { name, sum: sumOf(sources, name, last.sum) };
    return `${name} is new: when it is finished, add this line at the end of ${LIST}: ${name} ${last.sum}`;
  });
  return [...changed, ...unlisted];
}
