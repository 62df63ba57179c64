import { followOnce } from "../support/follow-buy-link";
import { test } from "../support/own-site";

test("a followed buy link is counted once by its ping", async ({ context, site }) => {
  await followOnce(context, site);
});
