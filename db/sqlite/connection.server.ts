import SQLite from "better-sqlite3";

export function onFile<T>(
  file: string,
  options: { readonly?: boolean },
  work: (connection: SQLite.Database) => T,
): T {
  const connection = new SQLite(file, { fileMustExist: true, timeout: 5_000, ...options });
  try {
    return work(connection);
  } finally {
    connection.close();
  }
}
