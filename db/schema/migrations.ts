import type { Migration } from "kysely";

const modules = import.meta.glob<Migration>("../../migrations/*.ts", { eager: true });

export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(modules)
    .map(([file, module]) => [file.replace(/^.*\/|\.ts$/g, ""), module] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
