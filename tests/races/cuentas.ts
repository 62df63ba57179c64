import { describe, expect, it } from "vitest";
import { appCode } from "../support/app-code";
import { type Browser, enrol, PASSWORD } from "../support/browser";
import { admit, mailedToken, type TwoHosts, visitorsOf } from "../support/two-hosts";

const AT_ONCE = 20;
/** Fewer at once where each costs a hash, and because ten wrong codes an hour are allowed. */
const FEW = 8;
const ROUNDS = 3;
const WRONG = "Otra-Cosa-9-gris";

const join = (visitor: Browser, email: string) =>
  visitor.post("/auth?modo=registro", { intent: "registrar", email, password: PASSWORD });

const verify = (visitor: Browser, token: string) =>
  visitor.post("/auth/verificar", { intent: "verificar", token, password: PASSWORD });

const choosePassword = (visitor: Browser, token: string) =>
  visitor.post("/auth/restablecer", { intent: "guardar", token, password: PASSWORD });

const done = (answers: Response[]) => answers.filter(({ status }) => status === 303);

/** Makes a main admin who has signed up by the forms of the first host. */
async function register(two: TwoHosts, email: string): Promise<Browser> {
  const [visitor] = visitorsOf(two, 1) as [Browser];
  await join(visitor, email);
  await verify(visitor, await mailedToken(two, email));
  const rights = { is_admin: 1, admin_type: "main_admin" } as const;
  await two.database.write((trx) =>
    trx.updateTable("profiles").set(rights).where("email", "=", email).execute(),
  );
  await visitor.signIn(email);
  return visitor;
}

/** Must run first, because a site has its first admin only once. */
export function raceSignUps(two: TwoHosts): void {
  it("make one main admin of twenty first sign-ups at once", async () => {
    const people = visitorsOf(two, AT_ONCE).map((visitor, n) => ({
      visitor,
      email: `p${n}@ejemplo.es`,
    }));
    const joined = people.map(({ visitor, email }) => join(visitor, email));
    expect(done(await Promise.all(joined))).toHaveLength(AT_ONCE);
    const tokens = await Promise.all(people.map(({ email }) => mailedToken(two, email)));
    const verified = people.map(({ visitor }, n) => verify(visitor, tokens[n] ?? ""));
    expect(done(await Promise.all(verified))).toHaveLength(AT_ONCE);
    const profiles = two.database.read.selectFrom("profiles").select("admin_type");
    const types = (await profiles.execute()).map(({ admin_type }) => admin_type);
    expect(types).toHaveLength(AT_ONCE);
    expect(types.filter((type) => type === "main_admin")).toHaveLength(1);
    const words = two.database.read.selectFrom("audit_log").select("id");
    const made = words.where("action", "=", "administrador.principal");
    expect(await made.execute()).toHaveLength(1);
  });

  it("make one account of an address that signs up twenty times at once, and at most three mails", async () => {
    const email = "una@ejemplo.es";
    const joined = visitorsOf(two, AT_ONCE).map((visitor) => join(visitor, email));
    expect(done(await Promise.all(joined))).toHaveLength(AT_ONCE);
    const { read } = two.database;
    const profiles = read.selectFrom("profiles").select("id").where("email", "=", email);
    const mails = read.selectFrom("correos").select("id").where("recipient", "=", email);
    expect([(await profiles.execute()).length, (await mails.execute()).length]).toEqual([1, 3]);
  });
}

export function raceLinks(two: TwoHosts): void {
  /** Makes the site mail the link. */
  type Ask = (admin: Browser, visitor: Browser) => Promise<unknown>;
  type Spend = (visitor: Browser, token: string) => Promise<Response>;
  const LINKS: [what: string, to: string, ask: Ask, spend: Spend][] = [
    [
      "verifies an address",
      "mar@ejemplo.es",
      (_, visitor) => join(visitor, "mar@ejemplo.es"),
      verify,
    ],
    [
      "resets a password",
      "leo@ejemplo.es",
      async (_, visitor) => {
        await admit(two, "leo");
        await visitor.post("/auth/recuperar", { email: "leo@ejemplo.es" });
      },
      choosePassword,
    ],
    [
      "invites somebody",
      "sol@ejemplo.es",
      (admin) => admin.post("/admin/usuarios", { intent: "invitar", email: "sol@ejemplo.es" }),
      choosePassword,
    ],
    [
      "changes an address",
      "nueva@ejemplo.es",
      async () => {
        const [luz] = await admit(two, "luz");
        await luz.post("/admin/profile", { intent: "correo", email: "nueva@ejemplo.es" });
      },
      (visitor, token) => visitor.post("/auth/cambiar-correo", { intent: "confirmar", token }),
    ],
  ];

  it.each(LINKS)("spend a link that %s once, of many at once", async (_, to, ask, spend) => {
    const [admin] = await admit(two, "ana");
    const [visitor, ...others] = visitorsOf(two, FEW + 1);
    await ask(admin, visitor as Browser);
    const token = await mailedToken(two, to);
    const answers = await Promise.all(others.map((other) => spend(other, token)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([303, ...Array<number>(FEW - 1).fill(422)]);
  });
}

export function raceCodes(two: TwoHosts): void {
  let codes: string[];
  let secret: string;
  const email = "eva@ejemplo.es";

  /** Sends one code from several browsers at once. @returns the number of those let in */
  async function enter(intent: string, code: string): Promise<number> {
    const thieves = visitorsOf(two, FEW);
    await Promise.all(thieves.map((thief) => thief.signIn(email)));
    const answers = await Promise.all(
      thieves.map((thief) => thief.post("/auth", { intent, code })),
    );
    const signedIn = await Promise.all(thieves.map((thief) => thief.get("/admin")));
    const entered = signedIn.filter(({ status }) => status === 200).length;
    expect(done(answers)).toHaveLength(entered);
    return entered;
  }

  it("take a code of an app once, of many at once", async () => {
    ({ codes, secret } = await enrol(await register(two, email)));
    expect(await enter("verificar", appCode(secret))).toBe(1);
    expect(await enter("verificar", appCode(secret, 30))).toBe(1);
  });

  it("take a recovery code once, of many at once", async () => {
    for (const code of codes.slice(0, 2)) expect(await enter("recuperar", code)).toBe(1);
  });
}

export function raceLimits(two: TwoHosts): void {
  it("count the wrong passwords of one address together", async () => {
    const [one, other] = visitorsOf(two, 2) as [Browser, Browser];
    const { "X-Forwarded-For": address = "" } = one.headers;
    const guesses = Array.from({ length: AT_ONCE }, (_, n) => {
      const fields = { intent: "entrar", email: "p0@ejemplo.es", password: WRONG };
      return (n % 2 ? one : other).post("/auth", fields, { "X-Forwarded-For": address });
    });
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(AT_ONCE - 5).fill(429)]);
  });
}

export function raceRights(two: TwoHosts): void {
  const isIn = async (browser: Browser) => (await browser.get("/admin")).status === 200;

  it("refuse a session that ended at the other a moment ago", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [here, there] = await admit(two, "luis", "contributor");
      expect(await isIn(there)).toBe(true);
      await here.post("/auth/salir", {});
      expect(await isIn(there)).toBe(false);
    }
  });

  it("refuse somebody whose rights were withdrawn at the other a moment ago", async () => {
    const [ana] = await admit(two, "ana");
    for (let round = 0; round < ROUNDS; round++) {
      const [, luis] = await admit(two, "luis", "contributor");
      expect(await isIn(luis)).toBe(true);
      await ana.post("/admin/usuarios", { intent: "retirar", id: "luis" });
      expect(await isIn(luis)).toBe(false);
    }
  });

  it("leave one main admin of two who withdraw each other", async () => {
    const mains = () =>
      two.database.read.selectFrom("profiles").select("id").where("admin_type", "=", "main_admin");
    for (let round = 0; round < ROUNDS; round++) {
      const [ana] = await admit(two, "ana");
      const [, leo] = await admit(two, "leo");
      const none = { is_admin: 0, admin_type: null } as const;
      await two.database.write((trx) =>
        trx.updateTable("profiles").set(none).where("id", "not in", ["ana", "leo"]).execute(),
      );
      await Promise.all([
        ana.post("/admin/usuarios", { intent: "retirar", id: "leo" }),
        leo.post("/admin/usuarios", { intent: "retirar", id: "ana" }),
      ]);
      expect(await mains().execute()).toHaveLength(1);
    }
  });

  it("decide a request once, of many who decide at once", async () => {
    const hosts = await admit(two, "ana");
    const { read } = two.database;
    const waiting = read.selectFrom("admin_requests").select("id").where("status", "=", "pending");
    for (const { id } of await waiting.limit(ROUNDS).execute()) {
      const answers = Array.from({ length: FEW }, (_, n) =>
        (hosts[n % 2] as Browser).post("/admin/requests", {
          intent: n % 4 < 2 ? "aprobar" : "rechazar",
          id,
        }),
      );
      expect(done(await Promise.all(answers))).toHaveLength(1);
    }
  });
}

export function raceAccounts(two: TwoHosts): void {
  describe("accounts", () => {
    raceSignUps(two);
    raceLinks(two);
    raceCodes(two);
    raceLimits(two);
    raceRights(two);
  });
}
