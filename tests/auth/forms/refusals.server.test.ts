import SQLite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { refuseForTrouble } from "~/auth/forms/refusals.server";
import { fieldOf, formErrors } from "~/http/results/form-reply";
import { isOnPostgres } from "~/runtime/env.server";
import { OutcomeUnknownError, UNSURE } from "~/runtime/outcome-unknown-error";
import { DatabaseBusyError } from "~db/engine/engine.server";
import { formOf } from "../../support/form-of";

const context = () => ({ requestId: "x", nonce: "x", clientAddress: "203.0.113.7" });

function answerTo(error: unknown) {
  const form = formOf({ nombre: "La Cuna", password: "secreta" });
  return refuseForTrouble(error, { form, context: context(), failed: "Error al guardar" });
}

/** Makes the error that the engine of this run throws for this trouble. */
const troubleOf = (sqlite: string, postgres: string) =>
  isOnPostgres
    ? Object.assign(new Error("no"), { code: postgres })
    : new SQLite.SqliteError("no", sqlite);

describe("a form that could not be written", () => {
  it.each([
    ["a lock that stays", new DatabaseBusyError("locked")],
    ["a full disk", troubleOf("SQLITE_FULL", "53100")],
    ["a disk that fails", troubleOf("SQLITE_IOERR_WRITE", "58030")],
  ])("for %s: 503, what was typed kept, nothing secret", (_, error) => {
    const { data, init } = answerTo(error);
    expect(init?.status).toBe(503);
    expect(new Headers(init?.headers).get("Retry-After")).toBe("30");
    expect(formErrors(data.reply)[0]?.text).toContain("Error al guardar. Inténtalo de nuevo");
    expect(fieldOf(data.reply, "nombre").defaultValue).toBe("La Cuna");
    expect(fieldOf(data.reply, "password").defaultValue).toBeFalsy();
  });

  it("says that it does not know where the connection was lost at the end", () => {
    const { data } = answerTo(new OutcomeUnknownError("lost"));
    expect(formErrors(data.reply).map(({ text }) => text)).toEqual([UNSURE]);
  });

  it("is no passing trouble when the query is wrong", () => {
    const error = new SQLite.SqliteError("no such table", "SQLITE_ERROR");
    expect(() => answerTo(error)).toThrow(error);
  });
});
