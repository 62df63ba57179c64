import { appCode } from "./app-code";
import { readMail } from "./mail-file";
import type { Fields, Site } from "./site";

export const PASSWORD = "Nube-7-lenta-azul";

/** A browser without script, as far as tests need one: it keeps cookies and sends forms. */
export class Browser {
  readonly jar = new Map<string, string>();
  /** Called with every page that the site answers. */
  onPage?: (html: string) => void;
  readonly #site: Site;
  readonly #address: string;

  /** @param address the network address to come from; needs TRUSTED_PROXY_HOPS=1 */
  constructor(site: Site, address: string) {
    this.#site = site;
    this.#address = address;
  }

  get headers(): Record<string, string> {
    const cookie = [...this.jar].map((pair) => pair.join("=")).join("; ");
    return { "X-Forwarded-For": this.#address, ...(cookie && { Cookie: cookie }) };
  }

  async get(target: string, init: RequestInit = {}): Promise<Response> {
    return this.#keep(await this.#site.fetch(target, { ...init, headers: this.headers }));
  }

  async post(target: string, fields: Fields, headers = {}): Promise<Response> {
    return this.#keep(await this.#site.post(target, fields, { ...this.headers, ...headers }));
  }

  /** Posts a form as multipart, so that it may hold files. */
  async send(target: string, form: FormData): Promise<Response> {
    const headers = { ...this.headers, Origin: this.#site.origin };
    return this.#keep(await this.#site.fetch(target, { method: "POST", headers, body: form }));
  }

  async text(target: string): Promise<string> {
    return (await this.get(target)).text();
  }

  /** Reads the seal in a page's form, which lets this form be saved only once. */
  async idem(target: string): Promise<string> {
    return /name="idem" value="([^"]+)"/.exec(await this.text(target))?.[1] ?? "";
  }

  signIn(email: string, password = PASSWORD, page = "/auth"): Promise<Response> {
    return this.post(page, { intent: "entrar", email, password });
  }

  async #keep(response: Response): Promise<Response> {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/i.test(cookie)) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    if (this.onPage) this.onPage(await response.clone().text());
    return response;
  }
}

/** Waits for a mail to this address, and reads the newest. */
export async function mailTo(site: Site, email: string, subject: RegExp): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = site
      .mails()
      .map(readMail)
      .filter(({ headers }) => headers.get("to") === email)
      .filter(({ headers }) => subject.test(headers.get("subject") ?? ""));
    const last = mails.at(-1);
    if (last) return last.body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail ${subject} to ${email}`);
}

export const tokenIn = (mail: string) => /token=([\w-]+)/.exec(mail)?.[1] ?? "";

export async function register(site: Site, browser: Browser, email: string): Promise<Response> {
  await browser.post("/auth?modo=registro", { intent: "registrar", email, password: PASSWORD });
  const token = tokenIn(await mailTo(site, email, /Verifica/));
  return browser.post("/auth/verificar", { intent: "verificar", token });
}

/** Reads the secret that a page shows for an app, without the spaces between its groups. */
export const secretOn = (page: string) =>
  (/>([A-Z2-7]{4}(?: [A-Z2-7]{4}){7})<\/code>/.exec(page)?.[1] ?? "").replaceAll(" ", "");

/** Sets up a second factor for the person who is signed in. */
export async function enrol(browser: Browser): Promise<{ secret: string; codes: string[] }> {
  await browser.post("/admin/mfa-setup", { intent: "iniciar" });
  const page = await browser.text("/admin/mfa-setup");
  const secret = secretOn(page);
  // Uses the code of the step before, so that the present one can still sign in.
  await browser.post("/admin/mfa-setup", {
    intent: "verificar",
    code: appCode(secret, -30),
    friendly_name: "Móvil",
  });
  const html = await browser.text("/admin/mfa-setup");
  const codes = [...html.matchAll(/<code[^>]*>([A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4})</g)];
  return { secret, codes: codes.map(([, code = ""]) => code) };
}

/** Reads the message that a page shows after a form, without the button that closes it. */
export function flashText(html: string): string {
  const banner = /data-aviso[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? "";
  return banner
    .replace(/<button.*?<\/button>|<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
