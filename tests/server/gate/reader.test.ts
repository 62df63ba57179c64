import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { isReading, leadingHost } from "~/server/gate/reader";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const reads = (headers: Record<string, string | undefined>, method = "GET") =>
  isReading({ method, headers: { "user-agent": FIREFOX, ...headers } } as IncomingMessage);

describe("who reads a page", () => {
  it.each([
    FIREFOX,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
    "Lynx/2.9.2 libwww-FM/2.14 SSL-MM/1.4.1 OpenSSL/3.5.0",
    "w3m/0.5.3+git20230121",
  ])("is a person with %s", (agent) => {
    expect(reads({ "user-agent": agent })).toBe(true);
    expect(reads({ "user-agent": agent })).toBe(true);
  });

  it.each([
    undefined,
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36 (compatible; GoogleOther)",
    "Mozilla/5.0 (compatible; Google-InspectionTool/1.0)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
    "WhatsApp/2.23.20.0",
    "curl/8.14.1",
    "python-requests/2.32.0",
    "Go-http-client/2.0",
    "node",
  ])("is a robot as %s", (agent) => {
    expect(reads({ "user-agent": agent })).toBe(false);
    expect(reads({ "user-agent": agent })).toBe(false);
  });

  it("is shown a document, and asks by script for one that was fetched in advance", () => {
    expect(reads({ "sec-fetch-dest": "document" })).toBe(true);
    expect(reads({ "sec-fetch-dest": "document", "sec-purpose": "prefetch" })).toBe(false);
    expect(reads({ "sec-fetch-dest": "empty" })).toBe(true);
    expect(reads({ "sec-fetch-dest": "iframe" })).toBe(false);
    expect(reads({}, "HEAD")).toBe(false);
  });

  it("is nobody who has signed in", () => {
    expect(reads({ cookie: "ligero=1; comparar=a.b" })).toBe(true);
    expect(reads({ cookie: "comparar=a.b; __Host-sesion=x" })).toBe(false);
  });
});

describe("the host that led here", () => {
  const of = (referer: string | undefined) => leadingHost({ referer, host: "sitio.example:3000" });

  it.each([
    ["https://www.google.com/", "google.com"],
    ["https://Foro.Example:8080/tema?id=secreto", "foro.example"],
    ["http://blog.example", "blog.example"],
    ["android-app://com.google.android.gm/", "com.google.android.gm"],
    ["https://otro.example/https://sitio.example:3000/", "otro.example"],
  ])("of %s is %s", (referer, host) => {
    expect(of(referer)).toBe(host);
  });

  it.each([
    undefined,
    "",
    "https://sitio.example:3000/consejos",
    "http://sitio.example:3000/",
    "nada",
    "https://ana:clave@otro.example/",
    "https://<script>/",
    `https://${"x".repeat(81)}/`,
  ])("of %s is not counted", (referer) => {
    expect(of(referer)).toBeUndefined();
  });
});
