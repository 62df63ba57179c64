import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { isCommonPassword } from "~/auth/password/common-passwords.server";
import { hashPassword, verifyPassword } from "~/auth/password/password-hash.server";
import { chosenPassword } from "~/auth/password/password-schema.server";
import { makeStrongPassword } from "~/auth/password/strong-password";
import { makeRecoverySet, normaliseRecoveryCode } from "~/auth/second-factor/recovery-codes.server";
import { seal, unseal } from "~/runtime/secret-box.server";
import { createLine, OverloadedError } from "~/runtime/work-line";
import { correoSchema } from "~nouns/profiles/correo-schema";

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

/** Fifty-eight passwords of leaked lists, each with all four kinds of characters. */
const LEAKED = `
  1qaz@WSX Aa123456@ Pass@123 P@ssw0rd P@ssw0rd1 P@$$w0rd Pa$$w0rd P@55w0rd Passw0rd! Password@123
  Password1! Pa55word! Zaq1@wsx Zaq12WSX! !QAZ2wsx 1qaz!QAZ 3edc#EDC Qwerty1! Qwerty@123 Qwerty!@#123
  Qwer1234! Qwertyuiop1! Asdf@1234 Asdfghjkl1! Zxcvbnm1! 1q2w3e4R! Q1w2e3r4! 1q2w3e4r5T! A1b2c3d4!
  Abcd@1234 Abc123!@# Abcdef1! Aa@123456 Ab123456! Aa112233! Aa11!!aa Aaaaaa1! Aa1!Aa1! Admin@123
  Welcome@123 Welcome1! Test@1234 India@123 Iloveyou1! Letmein1! Ch@ngeme1 L3tm31n! Trustno1! Monkey1!
  Dragon1! Michael1! Login123! Guest123! Root@123 Summer2023! Winter2024! Sunshine1! Krishna@123
`
  .trim()
  .split(/\s+/);

/** Passwords as people make them up with some care, which must all be accepted. */
const GOOD = [
  ...["Nube-7-lenta-azul", "Correct-Horse-7-Battery", "Mi perro come 3 zapatos!", "Sol-Luna-8-Mar"],
  ...[
    "Tengo 2 gatos y 1 loro.",
    "Café con leche a las 7!",
    "El tren sale a las 8:15",
    "gR7$kTz!2pQw",
  ],
  ...["Tr0mpeta&Nieve", "Lluvia+Barco=77", "tres-Tristes-tigres-3", "xK9#mPq2vL", "xK9#mPq2"],
];

describe("common passwords", () => {
  it("are fifty-eight well-known ones that satisfy the rule of characters", () => {
    expect(LEAKED).toHaveLength(58);
    const taken = LEAKED.filter((password) => problems(chosenPassword, password).length === 0);
    expect(taken).toEqual(LEAKED);
    expect(LEAKED.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it.each(["P@ssw0rd1!", "Madrid2024!", "Contraseña1.", "Mimbre2026!", "1Admin!!"])(
    "%s is one",
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  it.each(["Password1!".repeat(25), `${"Aa1!".repeat(63)}xyz`])(
    "%s is one, however long",
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  it.each(GOOD)("%s is none", (password) => {
    expect(problems(chosenPassword, password)).toEqual([]);
    expect(isCommonPassword(password, ["ana.ruiz@ejemplo.es"])).toBe(false);
  });

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

  it("are never suggested by the site, whose suggestions satisfy the rules", () => {
    for (let n = 0; n < 300; n += 1) {
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
    const run = createLine({ places: 2, maxWaiting: 3 });
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

  it("new recovery codes hold no sign that is taken for another, and old ones stay good", async () => {
    let signs = "";
    for (let n = 0; n < 5; n += 1) signs += (await makeRecoverySet()).codes.join("");
    expect(signs).toMatch(/^[A-HJ-NP-Z2-9-]+$/);
    expect(normaliseRecoveryCode("O0I1-O0I1-O0I1")).toBe("O0I1-O0I1-O0I1");
  });
});
