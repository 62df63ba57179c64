import SQLite from "better-sqlite3";

export interface ContentVersion {
  /**
   * Names the state of the content that a read made now sees; another name after every committed
   * change, whichever process made it.
   */
  current(): string;
  close(): void;
}

/**
 * Asks on a connection of its own, which never writes and never holds a read open: there SQLite's
 * `data_version` moves with every commit, and only then the triggers' own number is read.
 */
export function watchContent(file: string): ContentVersion {
  // A locked file must not keep the event loop waiting.
  const connection = new SQLite(file, { readonly: true, fileMustExist: true, timeout: 0 });
  const dataVersion = connection.prepare("pragma data_version").pluck();
  const schemaVersion = connection.prepare("pragma schema_version").pluck();
  const contentVersion = connection.prepare("select version from content_version").pluck();
  let seen: unknown;
  let version = "";
  return {
    current() {
      const now = dataVersion.get();
      if (now !== seen) {
        // Read after it, so a commit in between is found again by the next call.
        version = `${schemaVersion.get()}.${contentVersion.get()}`;
        seen = now;
      }
      return version;
    },
    close: () => void connection.close(),
  };
}
