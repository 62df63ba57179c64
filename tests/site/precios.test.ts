import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite } from "../support/site";

const OLD = "trona-viaje-nubaro-bolsa";
const WITHDRAWN = "asiento-elevador-nubaro-mesa";
const HINT = "Ver precio en Amazon";
/** Of both buttons, with and without a price. */
const WORDS = /Ver (?:precio )?en Amazon/g;

let site: Site;
beforeAll(async () => {
  site = await startSite();
  const sql = site.sql();
  sql.prepare("update productos set price = null where slug = ?").run(OLD);
  sql
    .prepare(
      `update productos set price = null, retirada = 'alerta', retirada_at = created_at
        where slug = ?`,
    )
    .run(WITHDRAWN);
  sql.close();
});
afterAll(() => site.stop());

const get = async (path: string) => (await site.fetch(path)).text();

/** The card of a product in a list. */
function cardOf(html: string, slug: string): string {
  const cards = html.match(/<article[^>]* class="card".*?<\/article>/gs) ?? [];
  return cards.find((card) => card.includes(`href="/producto/${slug}"`)) ?? "";
}

describe("a product without a price", () => {
  it("says in lists and in the comparison where to see it", async () => {
    expect(cardOf(await get("/categoria/tronas-asientos"), OLD)).toContain(HINT);
    expect(await get(`/producto/${OLD}`)).toContain(HINT);
    for (const vista of ["", "&vista=tarjetas"]) {
      expect(await get(`/comparativas?p=${OLD}${vista}`)).toContain(HINT);
    }
  });

  it("says it in the place of the price; on its own page, on its buttons", async () => {
    const list = await get("/categoria/tronas-asientos");
    expect(cardOf(list, OLD).match(WORDS)).toEqual([HINT, "Ver en Amazon"]);
    expect(cardOf(list, "trona-plegable-tilavia-pliega").match(WORDS)).toEqual(["Ver en Amazon"]);
    const [page = ""] = (await get(`/producto/${OLD}`)).split('id="relacionados"');
    expect(page.match(/<article.*?<\/article>/s)?.[0].match(WORDS)).toEqual([HINT, HINT]);
  });

  it("sends nobody to a shop once it is withdrawn", async () => {
    const card = cardOf(await get("/categoria/tronas-asientos"), WITHDRAWN);
    expect(card).toContain("Alerta de seguridad: no se puede comprar");
    expect(card).not.toContain(HINT);
    for (const vista of ["", "&vista=tarjetas"]) {
      const page = await get(`/comparativas?p=${WITHDRAWN}${vista}`);
      expect(page).toContain(`href="/producto/${WITHDRAWN}"`);
      expect(page).not.toContain(HINT);
    }
  });
});
