import { describe, expect, it } from "vitest";
import { Browser } from "../support/browser";
import { addRows } from "../support/rows";
import { useSite } from "../support/use-site";

const site = useSite();

/** A visitor without script. */
const newVisitor = () => new Browser(site, "127.0.0.1");
const compare = (visitor: Browser, fields: Record<string, string>) =>
  visitor.post("/comparar", fields);

it("one product alone has three others beside it, each a link or a form that adds it", async () => {
  const own = newVisitor();
  await compare(own, { intent: "anadir", id: "B0DEMO0001", volver: "/" });
  const columnOf = (html: string) => /Añade otro<\/p><ul.*?<\/ul>/.exec(html)?.[0] ?? "";
  const mine = columnOf(await own.text("/comparativas"));
  expect(mine.match(/<button[^>]*value="anadir"/g)).toHaveLength(3);
  const slug = "silla-ligera-nubaro-pluma";
  const shared = columnOf(await own.text(`/comparativas?p=${slug}`));
  expect(
    shared.match(new RegExp(`href="/comparativas\\?p=${slug}(,|%2C)[a-z0-9-]+"`, "g")),
  ).toHaveLength(3);
  const both = await own.text(`/comparativas?p=${slug},carrito-tilavia-ronda-3-en-1`);
  expect(columnOf(both)).toBe("");
});

it("the link to the comparison does not float over the comparison", async () => {
  const floating =
    /<div role="status"( hidden="")?[^>]*><a href="\/comparativas"[^>]*data-lista="B0DEMO0001"/;
  const visitor = newVisitor();
  await compare(visitor, { intent: "anadir", id: "B0DEMO0001", volver: "/" });
  const hiddenOn = async (path: string) =>
    floating.exec(await visitor.text(path))?.[1] !== undefined;
  expect(await hiddenOn("/")).toBe(false);
  expect(await hiddenOn("/comparativas")).toBe(true);
  expect(await hiddenOn("/comparativas?vista=tarjetas")).toBe(true);
});

describe("POST /comparar", () => {
  it("leaves the message for the page that is seen, not for one fetched ahead", async () => {
    const visitor = newVisitor();
    await compare(visitor, { intent: "anadir", id: "B0DEMO0001", volver: "/" });
    const headers = { ...visitor.headers, "Sec-Purpose": "prefetch" };
    const ahead = await site.fetch("/", { headers });
    expect(await ahead.text()).not.toContain("Producto añadido");
    expect(await visitor.text("/")).toContain("Producto añadido");
  });

  it("does not add what is unknown or a draft", async () => {
    for (const id of ["NADA", "B0DEMO0068", "", "'; drop table productos --"]) {
      const visitor = newVisitor();
      await compare(visitor, { intent: "anadir", id });
      expect(visitor.jar.has("comparar")).toBe(false);
    }
  });

  it("goes back to the card whose button was pressed", async () => {
    const response = await compare(newVisitor(), {
      intent: "anadir",
      id: "B0DEMO0001",
      volver: "/#",
    });
    expect(response.headers.get("location")).toBe("/#p-B0DEMO0001");
    expect(await newVisitor().text("/")).toContain('id="p-B0DEMO0001"');
  });

  it("takes what the button of a card sends with the form of its list", async () => {
    const visitor = newVisitor();
    const html = await visitor.text("/categoria/tronas-asientos");
    const [list = ""] =
      /<form method="post" action="\/comparar" data-comparar="">.*?<\/form>/s.exec(html) ?? [];
    const [, volver = ""] = /name="volver" value="([^"]*)"/.exec(list) ?? [];
    const values = [...list.matchAll(/name="intent" value="([^"]*)"/g)].map(
      ([, value = ""]) => value,
    );
    expect(values.length).toBeGreaterThan(1);
    const response = await compare(visitor, { intent: values[1] ?? "", volver });
    const id = values[1]?.replace("anadir ", "");
    expect(response.headers.get("location")).toBe(`/categoria/tronas-asientos#p-${id}`);
    const after = await visitor.text("/categoria/tronas-asientos");
    expect(after).toContain(`value="quitar ${id}" aria-pressed="true"`);
    expect(after).toContain(`value="${values[0]}" aria-pressed="false"`);
  });

  it("goes back to this site only", async () => {
    for (const volver of [
      "//evil.test",
      "/\\evil.test",
      "https://evil.test",
      "/\t/evil.test",
      "x",
    ]) {
      const response = await compare(newVisitor(), { intent: "anadir", id: "B0DEMO0001", volver });
      expect(response.headers.get("location")).toBe("/comparativas");
    }
  });

  it("marks an emptied list, so that local storage does not fill it again", async () => {
    const visitor = newVisitor();
    await compare(visitor, { intent: "anadir", id: "B0DEMO0001" });
    await compare(visitor, { intent: "limpiar" });
    expect(visitor.jar.get("comparar")).toBe("-");
    expect(await visitor.text("/comparativas")).toContain("No hay productos para comparar");
  });

  it("takes text browsers, which send a Referer and no Origin", async () => {
    const lynx = (referer: string) =>
      fetch(`${site.origin}/comparar`, {
        method: "POST",
        redirect: "manual",
        headers: { Referer: referer },
        body: new URLSearchParams({ intent: "anadir", id: "B0DEMO0001" }),
      });
    expect((await lynx(`${site.origin}/`)).status).toBe(303);
    expect((await lynx("https://evil.test/")).status).toBe(403);
  });

  it("leaves the own list where nothing is left of a shared one", async () => {
    const visitor = newVisitor();
    await compare(visitor, { intent: "anadir", id: "B0DEMO0001" });
    await compare(visitor, { intent: "usar", ids: "NADA.B0DEMO0068", volver: "/" });
    expect(visitor.jar.get("comparar")).toBe("B0DEMO0001");
    const told = async () => visitor.text("/");
    expect(await told()).toContain("Los productos que querías comparar ya no están disponibles.");
    await compare(visitor, { intent: "usar", ids: "B0DEMO0068", volver: "/" });
    expect(visitor.jar.get("comparar")).toBe("B0DEMO0001");
    expect(await told()).toContain("El producto que querías comparar ya no está disponible.");
    await compare(visitor, { intent: "usar", ids: "NADA.B0DEMO0002", volver: "/" });
    expect(visitor.jar.get("comparar")).toBe("B0DEMO0002");
  });

  it("refuses an unknown intent", async () => {
    expect((await compare(newVisitor(), { intent: "borrar-todo" })).status).toBe(422);
  });

  it("drops what is odd in the cookie", async () => {
    for (const value of ["%00", "a.b.c.d.e.f", "<script>", "%ff", "..", "x".repeat(3000)]) {
      const response = await site.fetch("/comparativas", {
        headers: { Cookie: `comparar=${value}` },
      });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("No hay productos para comparar");
    }
  });
});

describe("GET /comparativas", () => {
  const OWN = "Silla de coche Sarmio Giro 360";
  const get = async (query: string) => {
    const headers = { Cookie: "comparar=B0DEMO0006" };
    return (await site.fetch(`/comparativas${query}`, { headers })).text();
  };

  it("shows the own list where an address names none", async () => {
    for (const query of ["", "?p", "?p=", "?p=%20,,", "?vista=otra&diferencias=2"]) {
      expect(await get(query), query).toContain(`>${OWN}</a>`);
    }
    const shared = await get("?p=silla-ligera-nubaro-pluma%2C%20trona-viaje-nubaro-bolsa");
    expect(shared).toContain("2 productos");
    expect(shared).not.toContain(`>${OWN}</a>`);
  });

  it("says that a shared one is gone, and leads who has one to the own", async () => {
    const gone = await get("?p=no-existe,tampoco");
    expect(gone).toContain("Esta comparación ya no está disponible");
    expect(gone).not.toContain("No hay productos para comparar");
    const main = gone.slice(gone.indexOf("<main"), gone.indexOf("</main>"));
    expect(main).toContain('href="/comparativas"');
    const empty = await (await site.fetch("/comparativas?p=no-existe,tampoco")).text();
    expect(empty).toContain("No hay productos para comparar");
  });

  it("keeps how it is shown from link to link", async () => {
    const two = { Cookie: "comparar=B0DEMO0006.B0DEMO0001" };
    const page = "/comparativas?vista=tarjetas&diferencias=1";
    const own = await (await site.fetch(page, { headers: two })).text();
    const slugs = "silla-coche-sarmio-giro-360%2Ccarrito-tilavia-ronda-3-en-1";
    const link = (query: string) => `href="/comparativas${query.replaceAll("&", "&amp;")}"`;
    for (const query of [
      "?diferencias=1",
      "?vista=tarjetas",
      "?vista=tarjetas&diferencias=1",
      `?vista=tarjetas&diferencias=1&p=${slugs}`,
    ]) {
      expect(own, query).toContain(link(query));
    }
    const shared = await get(`?vista=tarjetas&diferencias=1&p=${slugs}`);
    expect(shared).toContain(link(`?vista=tarjetas&p=${slugs}`));
    expect(shared).toContain(
      'name="volver" value="/comparativas?vista=tarjetas&amp;diferencias=1"',
    );
  });

  it("finds a shared product by the slug that it had", async () => {
    const former = site
      .sql()
      .prepare("insert into slugs_antiguos values ('producto', ?, ?, '2026-01-02', 0)");
    former.run("silla-de-antes", "B0DEMO0006");
    former.run("borrador-de-antes", "B0DEMO0068");
    // A former slug that is in use again means its present product, and no product counts twice.
    former.run("silla-ligera-nubaro-pluma", "B0DEMO0006");
    const html = await get("?p=silla-ligera-nubaro-pluma,silla-de-antes,borrador-de-antes");
    expect(html).toContain("Comparación de 2 productos");
    expect(html).toContain(`>${OWN}</a>`);
    expect(await get("?p=silla-de-antes,silla-coche-sarmio-giro-360")).toContain("de 1 producto");
  });

  it("shows only what differs, and says so where nothing does", async () => {
    for (const [slug, rating] of Object.entries({ t1: 4, t2: 4, t3: 3 })) {
      addRows(site, "productos", { title: "Gemelo", slug, rating, pros: '["Pesa poco"]' });
    }
    const page = async (query: string) => (await site.fetch(`/comparativas?${query}`)).text();
    const same = "estos productos no se diferencian";
    expect(await page("p=t1,t2&diferencias=1")).toContain(same);
    const all = await page("p=t1,t2");
    expect(all).toContain("Pesa poco");
    expect(all).not.toContain(same);
    const others = await page("p=t1,t3&diferencias=1");
    expect(others).toContain("Valoración");
    expect(others).not.toContain("Pesa poco");
    expect(others).not.toContain(same);
  });

  it("offers the differences only where there are two products", async () => {
    const one = await get("?diferencias=1");
    expect(one).toContain("Características");
    expect(one).not.toContain(">Solo diferencias<");
    expect(await get("?p=silla-coche-sarmio-giro-360,trona-viaje-nubaro-bolsa")).toContain(
      ">Solo diferencias<",
    );
  });
});
