import type { ActionFunction, data, LoaderFunction } from "@remix-run/node";
import { signUp } from "~/auth/account/sign-up.server";
import { markVerified } from "~/auth/password/credentials.server";
import { hashSecretId, SESSION_COOKIE } from "~/auth/session/cookies.server";
import { openSession } from "~/auth/session/sessions.server";
import { writeHostCookie } from "~/http/cookies/cookies.server";
import { database } from "~db/client.server";
import type { AdminType } from "~nouns/profiles/profile";
import { findByEmail, grant } from "~nouns/profiles/profiles.server";

export const PASSWORD = "Nube-7-lenta-azul";
const ORIGIN = "http://localhost";

export interface RouteAnswer {
  status: number;
  location: string | null;
  cookies: string[];
  /** Set if the answer is the page of the form again. */
  reply: { initialValue?: Record<string, unknown>; error?: Record<string, string[]> } | undefined;
}

/** A person with an account and a session, who calls routes directly, without a server. */
export class RouteAccount {
  readonly id: string;
  readonly email: string;
  cookie: string;

  constructor(id: string, email: string, cookie: string) {
    this.id = id;
    this.email = email;
    this.cookie = cookie;
  }

  request(path: string, init: RequestInit = {}): Request {
    return new Request(ORIGIN + path, {
      ...init,
      headers: { Cookie: this.cookie, Origin: ORIGIN },
    });
  }

  load(loader: LoaderFunction, path: string, params = {}): Promise<RouteAnswer> {
    return ask(() => loader({ request: this.request(path), params, context: { ...CONTEXT } }));
  }

  post(
    action: ActionFunction,
    path: string,
    fields: Record<string, string> | [name: string, value: string][],
    params = {},
  ) {
    const body = new URLSearchParams(fields);
    const request = this.request(path, { method: "POST", body });
    return ask(() => action({ request, params, context: { ...CONTEXT } }));
  }

  /** Makes the proof of identity an hour old. */
  grow(): Promise<void> {
    return this.prove(new Date(Date.now() - 3_600_000));
  }

  /** Records a proof of identity, as the page for it would. */
  async prove(at = new Date()): Promise<void> {
    const reauthenticated_at = at.toISOString();
    await database().write((trx) =>
      trx
        .updateTable("sessions")
        .set({ reauthenticated_at })
        .where("user_id", "=", this.id)
        .execute(),
    );
  }
}

const CONTEXT = { requestId: "x", nonce: "x", clientAddress: "203.0.113.7" };

/** Arguments of a loader for a visitor without cookies. */
export const visitorArgs = (path: string, params: Record<string, string> = {}) => ({
  params,
  request: new Request(ORIGIN + path),
  context: { ...CONTEXT },
});

async function ask(run: () => unknown): Promise<RouteAnswer> {
  const answer = await Promise.resolve(run()).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) {
    const { status, headers } = answer;
    return {
      status,
      location: headers.get("Location"),
      cookies: headers.getSetCookie(),
      reply: undefined,
    };
  }
  if (answer instanceof Error) throw answer;
  const { data: page, init } = answer as ReturnType<typeof data<{ reply?: RouteAnswer["reply"] }>>;
  return {
    status: init?.status ?? 200,
    location: null,
    cookies: new Headers(init?.headers).getSetCookie(),
    reply: page?.reply,
  };
}

/** Makes an account with a verified address, these rights and a session. */
export async function routeAccount(email: string, type?: AdminType): Promise<RouteAccount> {
  const now = new Date();
  await signUp({ email, password: PASSWORD }, { origin: ORIGIN, clientAddress: "red" });
  const id = (await findByEmail(email))?.id ?? "";
  await database().write(async (trx) => {
    await markVerified(trx, id, now);
    if (type) await grant(trx, id, type, now);
  });
  return routeSession({ id, email });
}

/** Gives the same person a new session, which begins now. */
export async function routeSession({ id, email }: Pick<RouteAccount, "id" | "email">) {
  const session = { userId: id, kind: "session", userAgent: null, mfaVerified: true } as const;
  const secret = await database().write((trx) => openSession(trx, session, new Date()));
  return new RouteAccount(id, email, writeHostCookie(SESSION_COOKIE, secret).split(";")[0] ?? "");
}

/** True while the session of this cookie is open. */
export async function isSignedIn({ cookie }: RouteAccount): Promise<boolean> {
  const idHash = hashSecretId(cookie.split("=")[1] ?? "");
  const row = await database()
    .read.selectFrom("sessions")
    .select("id_hash")
    .where("id_hash", "=", idHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads the queued mails to an address. */
export async function mailsTo(email: string): Promise<{ subject: string; body: string }[]> {
  const rows = await database()
    .read.selectFrom("correos")
    .select(["subject", "body"])
    .where("recipient", "=", email)
    .execute();
  return rows.map(({ subject, body }) => ({ subject, body: body ?? "" }));
}
