import { expect, test } from "@playwright/test";
import { collectComplaints } from "../support/complaints";
import { PUBLIC_SCREENS } from "../support/screens";

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
  const complaints = collectComplaints(page, baseURL ?? "");
  for (const screen of PUBLIC_SCREENS) await page.goto(screen, { waitUntil: "load" });
  expect(complaints).toEqual([]);
});
