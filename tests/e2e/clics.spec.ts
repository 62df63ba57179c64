import { followOnce, WITH_HEAD } from "../support/follow-buy-link";
import { test } from "../support/own-site";

test.use({ userAgent: WITH_HEAD });

test("a followed buy link is counted once by its ping", async ({ context, site }) => {
  await followOnce(context, site);
});
