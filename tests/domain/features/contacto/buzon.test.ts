import { expect, it } from "vitest";
import { replyHref } from "~features/contacto/buzon";

const MENSAJE = { name: "Ana", email: "ana@ejemplo.es", subject: "Dudas", message: "Hola\n¿Y?" };

const bodyOf = (message: string) =>
  new URL(replyHref({ ...MENSAJE, message })).searchParams.get("body") ?? "";

it("begins an answer with what was written", () => {
  expect(replyHref(MENSAJE)).toMatch(/^mailto:ana@ejemplo\.es\?subject=Re%3A%20Dudas&body=/);
  expect(bodyOf(MENSAJE.message)).toBe("Hola, Ana:\n\n\n\n> Hola\n> ¿Y?");
});

it.each([0, 1])(
  "quotes the beginning of %i letter and many emoji, each of them whole",
  (letters) => {
    const body = bodyOf("a".repeat(letters) + "😀".repeat(2_000));
    expect(body).toMatch(/😀$/u);
    expect(body.length).toBeLessThan(1_300);
  },
);
