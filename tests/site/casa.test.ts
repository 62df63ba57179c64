import { expect, it, onTestFinished } from "vitest";
import { Browser } from "../support/browser";
import { saveAjustes } from "../support/rows";
import { startSite } from "../support/site";
import { useSite } from "../support/use-site";

const CATEGORIA = "/categoria/carritos-sillas-paseo";
const GUIA = "/consejos/mejores-sillas-de-paseo";
const COMPARACION =
  "/comparativas?p=carrito-gemelar-tilavia-duo,silla-compacta-veloria-cabina,carrito-tilavia-ronda-3-en-1";

const site = useSite({ env: { LOG_LEVEL: "error" } });

const textOf = (html: string) => html.replaceAll("\u00a0", " ").replace(/<[^>]*>/g, "\n");

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await site.fetch(path, { headers });
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html), headers: answer.headers };
}

/** Lists in order the sentences that say if a product fits. */
const dichos = (text: string) => text.match(/(?:Pasa: |No pasa: |Sin medir).*/g) ?? [];

it("a category puts first what fits and says so on every card, also behind an order and in a table", async () => {
  const { text, html } = await read(`${CATEGORIA}?puerta=62`);
  expect(dichos(text)).toEqual([
    ...["Pasa: 59 de 62 cm", "Pasa: 46 de 62 cm", "Pasa: 44 de 62 cm"],
    ...["No pasa: 63 de 62 cm", "No pasa: 74 de 62 cm"],
  ]);
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/categoria\/carritos-sillas-paseo"/);
  const ordered = await read(`${CATEGORIA}?orden=dato-peso&puerta=62&vista=tabla`);
  expect(dichos(ordered.text)).toEqual([
    ...["Pasa: 46 de 62 cm", "Pasa: 44 de 62 cm", "Pasa: 59 de 62 cm"],
    ...["No pasa: 63 de 62 cm", "No pasa: 74 de 62 cm"],
  ]);
});

it("measures, filters and the order keep each other, and a chip takes one of them back", async () => {
  const { html } = await read(`${CATEGORIA}?dato-peso=15&maletero=90&orden=nota&pisos=2&puerta=62`);
  const forms = html.match(/<form (?!method).*?<\/form>/gs) ?? [];
  const filtro = forms.find((form) => form.includes('id="filtro"')) ?? "";
  for (const [name, value] of [
    ["puerta", "62"],
    ["maletero", "90"],
    ["dato-peso", "15"],
  ]) {
    expect(filtro).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`));
  }
  const orden = forms.find((form) => form.includes('id="orden"')) ?? "";
  expect(orden).toContain('<input type="hidden" name="puerta" value="62"/>');
  const chip = /href="([^"]*)"[^>]*><span[^>]*>Quitar <\/span>Maletero/.exec(html)?.[1] ?? "";
  const query = new URL(chip.replaceAll("&amp;", "&"), site.origin).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    ...{ "dato-peso": "15", orden: "nota", pisos: "2", puerta: "62" },
  });
});

it("an entry that is no measure is said beside its field, and changes and keeps nothing", async () => {
  for (const path of [CATEGORIA, GUIA, COMPARACION]) {
    const address = `${path}${path.includes("?") ? "&" : "?"}puerta=ancha&pisos=1e9&isofix=x`;
    const { status, html, text, headers } = await read(address);
    expect(status, path).toBe(200);
    expect(html, path).toMatch(
      /name="puerta"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="puerta"/,
    );
    expect(text, path).toContain("Escribe un número, de 1 a 999");
    expect(dichos(text), path).toEqual([]);
    expect(headers.get("Cache-Control"), path).toContain("no-store");
  }
});

it("a guide puts first the picks that fit, and asks only what its picks answer", async () => {
  const { text, html } = await read(`${GUIA}?pisos=3`);
  expect(dichos(text)).toEqual([
    ...["Pasa: 5,9 de 8 kg", "Pasa: 6,4 de 8 kg", "No pasa: 12,9 de 8 kg"],
    ...["No pasa: 13,9 de 8 kg", "No pasa: 14,6 de 8 kg"],
  ]);
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(html).not.toContain('name="altura"');
  const without = await read("/consejos/dormir-boca-arriba?puerta=62");
  expect(without.text).not.toContain("Cabe en tu casa");
});

it("a comparison has a row that says what fits, with those columns first", async () => {
  const { text, html } = await read(`${COMPARACION}&puerta=62`);
  expect(dichos(text)).toEqual(["Pasa: 44 de 62 cm", "Pasa: 59 de 62 cm", "No pasa: 74 de 62 cm"]);
  expect(html).toMatch(/name="p" value="[^"]*carrito-gemelar-tilavia-duo/);
  expect(html).toMatch(/href="[^"]*vista=tarjetas[^"]*puerta=62/);
});

it("measures are remembered only when somebody asks for it, on their own pages alone", async () => {
  const visitor = new Browser(site, "203.0.113.52");
  const before = await read(CATEGORIA);
  expect(before.text).not.toContain("mis medidas");
  const asked = await site.fetch(`${CATEGORIA}?puerta=62`);
  expect(asked.headers.get("Set-Cookie")).toBeNull();
  expect(await asked.text()).toContain("Recordar");
  const kept = await visitor.post("/preferencias", {
    ...{ intent: "recordar", volver: `${CATEGORIA}?puerta=62&maletero=90` },
  });
  expect(kept.status).toBe(303);
  expect(kept.headers.get("Location")).toBe(`${CATEGORIA}?puerta=62&maletero=90`);
  const own = await (await visitor.get(GUIA)).text();
  expect(own).toMatch(/name="puerta"[^>]*value="62"/);
  expect(textOf(own)).toMatch(/Olvidar\s+mis medidas/);
  expect(dichos(textOf(own))).toEqual([]);
  for (const path of [CATEGORIA, GUIA, `${CATEGORIA}?puerta=62`]) {
    expect((await read(path)).text, path).not.toMatch(/Olvidar\s+mis medidas/);
  }
  expect((await read(GUIA)).html).not.toMatch(/name="puerta"[^>]*value="62"/);
  await visitor.post("/preferencias", { intent: "olvidar", volver: GUIA });
  expect(await (await visitor.get(GUIA)).text()).not.toMatch(/name="puerta"[^>]*value="62"/);
  expect((await read("/politica-cookies")).text).toContain("medidas");
});

it("the owner's words and kilos are what visitors read, and a row that is gone is not asked", async () => {
  const own = await startSite({ env: { LOG_LEVEL: "error" } });
  onTestFinished(() => own.stop().then());
  saveAjustes(own, {
    casa: "pisos | Escaleras | Hasta … plantas a pie\npuerta | Ascensor | En un ascensor de …",
    casa_kilos: "20, 15, 13",
  });
  const html = await (await own.fetch(`${GUIA}?pisos=3&puerta=62&maletero=90`)).text();
  const text = textOf(html);
  expect(text).toContain("No pasa: peso 13,9 de 13 kg");
  expect(text).toMatch(/Quitar\s+Ascensor: 62 cm/);
  expect(text).toMatch(/Hasta[\s\S]*plantas\s+a\s+pie[\s\S]*En un ascensor de/);
  expect(html).not.toContain('name="maletero"');
});

it("the page on orders tells the rule from the limits that hold", async () => {
  const { text } = await read("/como-ordenamos");
  expect(text).toContain("Cabe en tu casa");
  expect(text).toContain("«Pisos»: Uno, 14 kg; dos, 11; más, 8.");
});
