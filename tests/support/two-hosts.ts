import { afterAll, beforeAll } from "vitest";
import { openSession } from "~/auth/session/sessions.server";
import type { Database } from "~db/client.server";
import type { AdminType } from "~nouns/profiles/profile";
import { behindProxy } from "./behind-proxy";
import { Browser, tokenIn } from "./browser";
import { readMail } from "./mail-file";
import { rowOf } from "./rows";
import { SESSION_SECRET } from "./shared-secret";
import type { Site } from "./site";
import { type SmtpServer, startSmtp } from "./smtp-server";

const ORIGIN = "http://localhost:4600";

const SETTINGS = {
  ...{ SITE_ORIGIN: ORIGIN, TRUSTED_PROXY_HOPS: "1", DEMO: "0", LOG_LEVEL: "error" },
  ...{ SESSION_SECRET, MFA_KEY: SESSION_SECRET },
};

/** The owner's legal data, without which a site with an address stays closed. */
const LEGAL = {
  ...{ titular: "Ana Ruiz", nif: "00000000T", direccion: "Calle de la Palma, 1, Madrid" },
  ...{ email: "hola@lacuna.es", telefono: "910 000 000" },
};

/** Two processes that serve the same site, each asked directly. */
export interface TwoHosts {
  hosts: Site[];
  smtp: SmtpServer;
  database: Database;
}

/** @param start starts both hosts with these settings and a new database */
export function useTwoHosts(
  start: (env: Record<string, string>) => Promise<{ sites: Site[]; database: Database }>,
): TwoHosts {
  const two = {} as TwoHosts;
  beforeAll(async () => {
    const smtp = await startSmtp();
    const { sites, database } = await start({ ...SETTINGS, SMTP_URL: smtp.url });
    const legal = Object.entries(LEGAL).map(([clave, valor]) => rowOf("ajustes", { clave, valor }));
    await database.write((trx) => trx.insertInto("ajustes").values(legal).execute());
    const hosts = sites.map((site) => behindProxy(site, ORIGIN));
    Object.assign(two, { hosts, smtp, database });
  });
  afterAll(async () => {
    await two.database.close();
    await Promise.all(two.hosts.map((host) => host.stop()));
    await two.smtp.stop();
  });
  return two;
}

let addresses = 0;

/** Makes visitors, each with another address, who use the two hosts in turn. */
export const visitorsOf = ({ hosts }: TwoHosts, count: number): Browser[] =>
  Array.from({ length: count }, (_, n) => {
    const address = `10.${n % 250}.${addresses >> 8}.${addresses++ & 255}`;
    return new Browser(hosts[n % 2] as Site, address);
  });

/** Makes an admin with a password. @returns a signed-in browser for each host */
export async function admit(
  { hosts, database }: TwoHosts,
  id: string,
  admin_type: AdminType = "main_admin",
): Promise<[Browser, Browser]> {
  const rights = { is_admin: 1, admin_type } as const;
  const secret = await database.write(async (trx) => {
    await trx
      .insertInto("profiles")
      .values(rowOf("profiles", { id, ...rights }))
      .onConflict((conflict) => conflict.column("id").doUpdateSet(rights))
      .execute();
    await trx
      .insertInto("credenciales")
      .values(rowOf("credenciales", { user_id: id }))
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .execute();
    const session = { userId: id, kind: "session", userAgent: null, mfaVerified: true } as const;
    return openSession(trx, session, new Date());
  });
  return hosts.map((host) => {
    const browser = new Browser(host, "127.0.0.1");
    browser.jar.set("sesion", secret);
    return browser;
  }) as [Browser, Browser];
}

/** Waits for a mail to this address, and reads the token in the newest. */
export async function mailedToken({ smtp }: TwoHosts, email: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const mail = smtp.received.findLast(({ to }) => to.includes(email));
    if (mail) return tokenIn(readMail(mail.raw).body);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail to ${email}`);
}
