export class DatabaseBusyError extends Error {
  override name = "DatabaseBusyError";
}
