import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { findCredentials } from "~/auth/password/credentials.server";
import { verifyPassword } from "~/auth/password/password-hash.server";
import { correoSchema } from "~nouns/profiles/correo-schema";
import type { Profile } from "~nouns/profiles/profile";
import { findByEmail } from "~nouns/profiles/profiles.server";

export const PASSWORD_STEP = "contrasena";

const INCOMPLETE = "You must provide either an email or phone number and a password";

/** Does not reveal whether the address, the password or the verification was missing. */
export class CredentialsError extends Error {
  override name = "CredentialsError";
  readonly person: Profile | undefined;
  constructor(person?: Profile, message = "no account with this address and password") {
    super(message);
    this.person = person;
  }
}

export type Proven = { person: Profile; passwordHash: string };

export const authenticator = new Authenticator<Proven>();

authenticator.use(
  new FormStrategy<Proven>(async ({ form }) => {
    const { data: email } = correoSchema.safeParse(form.get("email"));
    const password = String(form.get("password") ?? "");
    if (!email || !password) throw new CredentialsError(undefined, INCOMPLETE);
    const credentials = await findCredentials(email);
    const isRight = await verifyPassword(credentials?.passwordHash, password);
    const person = await findByEmail(email);
    if (!person || !isRight || !credentials?.verifiedAt) throw new CredentialsError(person);
    return { person, passwordHash: credentials.passwordHash };
  }),
  PASSWORD_STEP,
);
