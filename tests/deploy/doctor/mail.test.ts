import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verifySmtp } from "~/mail/transport.server";
import {
  checkDkim,
  checkDmarc,
  checkMx,
  checkSmtp,
  checkSpf,
} from "../../../deploy/doctor/mail.js";
import { type SmtpServer, startSmtp } from "../../support/smtp-server";

/** A resolver that knows these records, and answers «not found» for other names. */
function dnsWith(texts: Record<string, string[]>, mx: Record<string, string[]> = {}) {
  const missing = (name: string) =>
    Promise.reject(Object.assign(new Error(name), { code: "ENOTFOUND" }));
  return {
    resolveTxt: async (name: string) => texts[name]?.map((text) => [text]) ?? missing(name),
    resolveMx: async (name: string) =>
      mx[name]?.map((exchange) => ({ exchange, priority: 10 })) ?? missing(name),
  };
}

const failing = async () => {
  throw Object.assign(new Error("timeout"), { code: "ETIMEOUT" });
};
const SILENT = { resolveTxt: failing, resolveMx: failing };

it.each([
  ["bien", ["mx.ejemplo.es"]],
  ["aviso", [""]],
])("MX is %s with %j", async (level, mx) => {
  expect((await checkMx("ejemplo.es", dnsWith({}, { "ejemplo.es": mx }))).level).toBe(level);
});

it.each([
  ["bien", ["v=spf1 include:_spf.correo.es -all", "otra=cosa"]],
  ["bien", ["v=spf1 ip4:192.0.2.1 ~all"]],
  ["mal", ["otra=cosa"]],
  ["mal", ["v=spf1 a -all", "v=spf1 mx -all"]],
  ["mal", ["v=spf1 +all"]],
  ["mal", ["v=spf1 mx all"]],
  ["mal", ["v=spf1 -all"]],
])("SPF is %s with %j", async (level, texts) => {
  expect((await checkSpf("ejemplo.es", dnsWith({ "ejemplo.es": texts }))).level).toBe(level);
});

describe("DKIM", () => {
  const KEY = { "s1._domainkey.ejemplo.es": ["v=DKIM1; k=rsa; p=MIIB"] };

  it("is found under a usual name, or under the one that is told", async () => {
    expect((await checkDkim("ejemplo.es", dnsWith(KEY))).level).toBe("bien");
    expect((await checkDkim("ejemplo.es", dnsWith(KEY), "s1")).level).toBe("bien");
  });

  it("is unknown under an unusual name, and wrong under one that is told", async () => {
    expect((await checkDkim("ejemplo.es", dnsWith({}))).level).toBe("duda");
    expect((await checkDkim("ejemplo.es", dnsWith(KEY), "otro")).level).toBe("mal");
  });

  it("does not take a key that was withdrawn", async () => {
    const revoked = dnsWith({ "s1._domainkey.ejemplo.es": ["v=DKIM1; p="] });
    expect((await checkDkim("ejemplo.es", revoked, "s1")).level).toBe("mal");
  });
});

it.each([
  ["bien", "_dmarc.ejemplo.es", "v=DMARC1; p=none"],
  ["bien", "_dmarc.www.ejemplo.es", "v=DMARC1; p=reject"],
  ["aviso", "_dmarc.otro.es", "v=DMARC1; p=none"],
])("DMARC is %s with %s", async (level, name, text) => {
  expect((await checkDmarc("www.ejemplo.es", dnsWith({ [name]: [text] }))).level).toBe(level);
});

it("says that it could not look where no DNS answers", async () => {
  for (const check of [checkMx, checkSpf, checkDkim, checkDmarc]) {
    expect(await check("ejemplo.es", SILENT)).toMatchObject({
      level: "duda",
      text: "no se pudo comprobar: el DNS no contesta",
    });
  }
});

describe("the mail server", () => {
  let smtp: SmtpServer;
  beforeEach(async () => {
    smtp = await startSmtp();
  });
  afterEach(() => smtp.stop());

  it("is greeted, and gets no mail", async () => {
    expect((await checkSmtp(smtp.url, verifySmtp)).level).toBe("bien");
    expect([smtp.connections, smtp.received]).toEqual([1, []]);
  });

  it("that refuses the password, or is not there, is wrong; without one it is a warning", async () => {
    await smtp.setMode("auth");
    const url = smtp.url.replace("//", "//ana:clave@");
    const refused = await checkSmtp(url, verifySmtp);
    expect(refused).toMatchObject({ level: "mal", text: expect.stringContaining("la clave") });
    expect(JSON.stringify(refused)).not.toContain("ana");
    await smtp.setMode("refuse");
    expect((await checkSmtp(smtp.url, verifySmtp)).level).toBe("mal");
    expect((await checkSmtp(undefined, verifySmtp)).level).toBe("aviso");
  });
});
