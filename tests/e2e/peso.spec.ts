import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { PUBLIC_SCREENS } from "../support/screens";

const HOME_LIMIT_BYTES = 14 * 1024;

test("the home page and its styles fit into one flight", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("<style>");
  expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(HOME_LIMIT_BYTES);
});

test("public pages hold no framework script, no inline style, no linked stylesheet", async ({
  request,
}) => {
  for (const screen of PUBLIC_SCREENS) {
    const html = await (await request.get(screen)).text();
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(
      scripts.filter((tag) => !/type="module"|type="application\/ld\+json"/.test(tag)),
      screen,
    ).toEqual([]);
    expect(html, screen).not.toMatch(/__remixContext|rel="stylesheet"|modulepreload| style="/);
  }
});

test("nothing is fetched from elsewhere and nothing complains", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  page.on("console", (message) => {
    const isOwn404 = /status of 404/.test(message.text()) && message.location().url === page.url();
    if (message.type() === "error" && !isOwn404)
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  for (const screen of PUBLIC_SCREENS) await page.goto(screen, { waitUntil: "load" });
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});
