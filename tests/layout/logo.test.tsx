import { expect, it } from "vitest";
import { Logo } from "~/layout/logo";
import { drawOnSite } from "../support/drawn";

it("an own logo stands on a light plate in both themes, the house's on none", async () => {
  const own = { logo: { src: "/media/x-logo.webp", width: 90 } };
  const plate = /<img[^>]*class="[^"]*\bbg-on-brand-strong\b/;
  expect(await drawOnSite(<Logo />, { marks: own })).toMatch(plate);
  expect(await drawOnSite(<Logo />, { marks: {} })).not.toMatch(plate);
});
