import type { CompiledQuery } from "kysely";
import { type Database, setDatabase } from "~db/client.server";

/** Notes each query that reads from this database, as it was compiled. */
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
