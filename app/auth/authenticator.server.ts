import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { correoSchema } from "~/domain/profiles/correo-schema";
import type { Profile } from "~/domain/profiles/profile";
import { findByEmail } from "~/domain/profiles/profiles.server";
import { findCredentials } from "./credentials.server";
import { verifyPassword } from "./password-hash.server";

/** The password step. Sessions, limits and the second step are not the library's but ours. */
export const PASSWORD_STEP = "contrasena";

/** Unknown address, wrong password or address not verified: nobody is told which. */
export class CredentialsError extends Error {
  override name = "CredentialsError";
  /** Whose account it was about, for the history. */
  readonly person: Profile | undefined;
  constructor(person: Profile | undefined) {
    super("no account with this address and password");
    this.person = person;
  }
}

export const authenticator = new Authenticator<Profile>();

authenticator.use(
  new FormStrategy<Profile>(async ({ form }) => {
    const email = correoSchema.parse(form.get("email"));
    const credentials = await findCredentials(email);
    const isRight = await verifyPassword(
      credentials?.passwordHash,
      String(form.get("password") ?? ""),
    );
    const person = await findByEmail(email);
    if (!person || !isRight || !credentials?.isVerified) throw new CredentialsError(person);
    return person;
  }),
  PASSWORD_STEP,
);
