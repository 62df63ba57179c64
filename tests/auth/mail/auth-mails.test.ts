import { expect, it } from "vitest";
import { authMails } from "~/auth/mail/auth-mails";

it.each([
  [9, "Te quedan 9 códigos."],
  [1, "Te queda 1 código."],
  [0, "No te queda ninguno: genera otros en tu perfil."],
])("says that %i recovery codes are left", (left, sentence) => {
  expect(authMails.recoveryUsed("https://www.ejemplo.es", left).text).toContain(
    `con un código de recuperación. ${sentence}\n`,
  );
});
