import { expect, it } from "vitest";
import { startSite } from "../support/site";

it("the page of last resort says whose it is, in the owner's words and nothing else", async () => {
  const named = await startSite({ env: { DEMO: "0" } });
  const sql = named.sql();
  sql
    .prepare("insert into ajustes (clave, valor, updated_at) values ('nombre', 'Pan & <b>Miga', ?)")
    .run("2026-11-01");
  sql.close();
  await named.fetch("/");
  const html = await (await named.fetch("/%ff")).text();
  expect(html.match(/Pan &amp; &lt;b&gt;Miga/g)).toHaveLength(2);
  await named.stop();
});
