import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { isCommonPassword } from "~/auth/common-passwords.server";
import { hashPassword, verifyPassword } from "~/auth/password-hash.server";
import { chosenPassword } from "~/auth/password-schema.server";
import { normaliseRecoveryCode } from "~/auth/recovery-codes.server";
import { seal, unseal } from "~/auth/secret-box.server";
import { makeStrongPassword } from "~/auth/strong-password";
import { createTaskQueue, OverloadedError } from "~/auth/task-queue";
import { correoSchema } from "~/domain/profiles/correo-schema";

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe("a chosen password", () => {
  it.each([
    ["", "La contraseña debe tener al menos 8 caracteres"],
    [undefined, "La contraseña debe tener al menos 8 caracteres"],
    ["Ab1!xyz", "La contraseña debe tener al menos 8 caracteres"],
    [
      "abcdefgh1!",
      "La contraseña debe contener al menos una mayúscula, una minúscula, un número y un caracter especial",
    ],
    ["Aa1!".repeat(65), "La contraseña puede tener hasta 256 caracteres"],
  ])("%s: %s", (password, problem) => {
    expect(problems(chosenPassword, password)).toEqual([problem]);
  });

  it("may be long and of any script", () => {
    expect(problems(chosenPassword, `Ñandú-7 ${"🌙".repeat(60)}`)).toEqual([]);
  });
});

describe("common passwords", () => {
  it.each(["Password1!", "P@ssw0rd1!", "Madrid2024!", "Contraseña1.", "Mimbre2026!", "1Admin!!"])(
    "%s is one",
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  it("are more than 3,000, and so are those around the person's own address", () => {
    let found = 0;
    for (const word of ["Password", "Madrid", "Verano", "Hola", "Lucia", "Barcelona"]) {
      for (let year = 1990; year <= 2030; year += 1) {
        for (const sign of ["!", ".", "*", "@", "#", "$", "?", "-", "_", "+", "!!", "..", "!."]) {
          if (isCommonPassword(`${word}${year}${sign}`)) found += 1;
        }
      }
    }
    expect(found).toBeGreaterThan(3_000);
    expect(isCommonPassword("Gumersinda1!", ["gumersinda.r@ejemplo.es"])).toBe(true);
    expect(isCommonPassword("Gumersinda1!")).toBe(false);
  });

  it("are none of those that the site suggests, which satisfy the rules", () => {
    for (let n = 0; n < 200; n += 1) {
      const password = makeStrongPassword();
      expect(password).toHaveLength(12);
      expect(problems(chosenPassword, password)).toEqual([]);
      expect(isCommonPassword(password)).toBe(false);
    }
  });
});

describe("hashes and seals", () => {
  it("tell the whole password from a part of it; nobody's is never right", async () => {
    const password = `Nube-7-${"azul".repeat(30)}`;
    const stored = await hashPassword(password);
    expect(await verifyPassword(stored, password)).toBe(true);
    expect(await verifyPassword(stored, password.slice(0, 72))).toBe(false);
    expect(await verifyPassword(undefined, "nobody's password")).toBe(false);
  });

  it("open for their owner alone and not when altered", () => {
    const sealed = seal("JBSWY3DPEHPK3PXP", "ana");
    expect(sealed).not.toContain("JBSW");
    expect(unseal(sealed, "ana")).toBe("JBSWY3DPEHPK3PXP");
    expect(() => unseal(sealed, "eva")).toThrow();
    expect(() => unseal(`${sealed.slice(0, -2)}AA`, "ana")).toThrow();
  });

  it("let two run at once, some wait, and refuse the rest", async () => {
    const run = createTaskQueue({ atOnce: 2, inLine: 3 });
    let running = 0;
    let most = 0;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        run(async () => {
          running += 1;
          most = Math.max(most, running);
          await Promise.resolve();
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    const refused = outcomes.filter((each) => each.status === "rejected");
    expect(refused).toHaveLength(3);
    expect(refused[0]?.reason).toBeInstanceOf(OverloadedError);
  });
});

describe("what people type", () => {
  it("one address has one spelling", () => {
    for (const typed of ["Ana@Ejemplo.es", " ana@EJEMPLO.es ", "ａｎａ@ejemplo.es"]) {
      expect(correoSchema.parse(typed)).toBe("ana@ejemplo.es");
    }
    for (const typed of ["", "ana", "ana@x.es\0", "ana@x.es\r\nBcc: e@evil.test"]) {
      expect(correoSchema.safeParse(typed).success, typed).toBe(false);
    }
    expect(problems(correoSchema, "ana")).toEqual(["Ingresa un correo electrónico válido"]);
  });

  it("a recovery code may come without hyphens and in small letters", () => {
    expect(normaliseRecoveryCode(" abcd ef12 3456")).toBe("ABCD-EF12-3456");
    expect(normaliseRecoveryCode("ABCD-EF12")).toBeUndefined();
  });
});
