import { expect, it } from "vitest";
import { refusalOfPicture } from "~/actions/imagenes/refuse-picture.server";
import { isOnPostgres } from "~/runtime/env.server";

const context = { requestId: "a1", nonce: "", clientAddress: "" };
const withCode = (code: string) => Object.assign(new Error(code), { code });

const OF_THE_ENGINE = isOnPostgres ? ["58030", "53100"] : ["SQLITE_IOERR_WRITE", "SQLITE_FULL"];

it.each(["EROFS", "EACCES", "EIO", "EDQUOT", ...OF_THE_ENGINE])(
  "%s is told as something that may have gone at the next try",
  (code) => {
    const { text, init } = refusalOfPicture(withCode(code), context);
    expect(text).toContain("Ahora mismo no se puede guardar.");
    expect(init).toEqual({ status: 503, headers: { "Retry-After": "30" } });
  },
);

it.each(["EISDIR", "SQLITE_CORRUPT"])("%s is none of these", (code) => {
  expect(() => refusalOfPicture(withCode(code), context)).toThrow(code);
});
