/** Folders and files whose tests run on both database engines. */
export const ON_BOTH = [
  ...["domain", "auth", "mail", "routes", "actions", "layout/legal", "server/jobs"],
  ...["server/fast-lane/queued-writes.test.ts", "server/remix/wall.test.ts"],
  ...["cli/import.test.ts", "cli/seed/baseline.test.ts", "db/media", "db/demo", "db/postgres"],
  ...["db/engine.test.ts", "db/content-memo.test.ts", "db/turnos.server.test.ts"],
];

/**
 * Tests that run on the file database only, with the reason; single tests use `onSqlite`.
 * @type {Record<string, string>}
 */
export const ON_SQLITE = {
  "db/sqlite": "is about that engine, as db/postgres is about the other",
  "db/schema.test.ts": "reads its catalogue; esquema.test.ts compares that of a server with it",
  "db/query-plans.test.ts": "reads its plans; planes.test.ts reads those of a server",
  "db/backup": "puts copies together by hand, whose database is such a file from either engine",
  "cli/seed/demo.server.test.ts": "takes minutes there, where the journeys load the demo too",
};
