import { expect, it } from "vitest";
import { saveAjustes } from "../support/rows";
import { startSite } from "../support/site";

it("the page of last resort says whose it is, in the owner's words and nothing else", async () => {
  const named = await startSite({ env: { DEMO: "0" } });
  saveAjustes(named, { nombre: "Pan & <b>Miga" });
  await named.fetch("/");
  const html = await (await named.fetch("/%ff")).text();
  expect(html.match(/Pan &amp; &lt;b&gt;Miga/g)).toHaveLength(2);
  await named.stop();
});
