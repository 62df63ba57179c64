import type { CompiledQuery } from "kysely";
import { type Database, setDatabase } from "~db/client.server";

/** Records each query that the database reads with, as compiled SQL. */
export function recordQueries(database: Database): CompiledQuery[] {
  const queries: CompiledQuery[] = [];
  const read = database.read.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  });
  const executor = read.getExecutor();
  const executeQuery = executor.executeQuery.bind(executor);
  executor.executeQuery = (query) => {
    queries.push(query);
    return executeQuery(query);
  };
  setDatabase({ ...database, read });
  return queries;
}
