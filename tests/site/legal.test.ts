import { describe, expect, it } from "vitest";
import { saveAjustes } from "../support/rows";
import { useSite } from "../support/use-site";

const site = useSite({ env: { CONTACT_EMAIL: "hola@ejemplo.es" } });

const page = async (path: string) => (await site.fetch(path)).text();

describe("the legal pages", () => {
  it("leave out what the owner has not filled in, and the log says it once", async () => {
    const html = await page("/aviso-legal");
    expect(html).not.toMatch(/pendiente de|<dt[^>]*>(Titular|NIF|Domicilio|Teléfono)</);
    expect(html).toContain('href="mailto:hola@ejemplo.es"');
    const warnings = () => site.log.filter((line) => line.includes("legal pages lack data"));
    await expect.poll(warnings).toHaveLength(1);
    expect(JSON.parse(warnings()[0] ?? "").missing).toEqual([
      "titular",
      "nif",
      "direccion",
      "telefono",
    ]);
  });

  it("show the owner's data as soon as they are stored, as text", async () => {
    saveAjustes(site, { titular: "Ana <b>Ruiz</b>", nif: "00000000T" });
    for (const path of ["/aviso-legal", "/politica-privacidad"]) {
      const html = await page(path);
      expect(html).toContain("Ana &lt;b&gt;Ruiz&lt;/b&gt;");
      expect(html).toContain("00000000T");
    }
    const registro = "Registro Mercantil de Madrid, hoja M-3";
    expect(await page("/aviso-legal")).not.toContain("Datos registrales");
    saveAjustes(site, { telefono: "910 000 000", registro });
    expect(await page("/aviso-legal")).toContain(registro);
    expect(await page("/contacto")).toContain('href="tel:910000000"');
  });

  it.each([
    ["/contacto", "responder a tu consulta"],
    ["/auth?modo=registro", "gestionar tu cuenta y tu solicitud de acceso"],
  ])("have their first layer beside the form of %s, in the owner's name", async (path, purpose) => {
    const html = (await page(path)).replaceAll("<!-- -->", "");
    expect(html).toContain(
      `Responsable: Ana &lt;b&gt;Ruiz&lt;/b&gt;. Finalidad: ${purpose}. Derechos: acceso, rectificación, supresión y otros en hola@ejemplo.es.`,
    );
    expect(html).toMatch(/Derechos: [^<]+<a href="\/politica-privacidad"/);
  });

  it("name the other hosts that pictures come from", async () => {
    const none = "Ninguna página pide nada a otros servidores";
    expect(await page("/politica-cookies")).toContain(none);
    site
      .sql()
      .exec(
        "update productos set imageurl = 'https://fotos.ejemplo.es/1.jpg' where id = 'B0DEMO0001'",
      );
    for (const path of ["/politica-cookies", "/politica-privacidad"]) {
      const html = await page(path);
      expect(html).not.toContain(none);
      expect(html).toContain("<li>fotos.ejemplo.es</li>");
    }
  });

  it("can still be read while the owner's data cannot, and stay out of caches", async () => {
    const sql = site.sql();
    sql.exec("alter table ajustes rename to ajustes_away");
    const response = await site.fetch("/aviso-legal");
    sql.exec("alter table ajustes_away rename to ajustes");
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store, no-cache");
    const html = await response.text();
    expect(html).toContain("No se pudieron cargar los datos del titular.");
    expect(html).toContain("Enlaces de afiliado");
  });

  it("call the catalogue invented as long as it is the demo's", async () => {
    const legal = "Ahora mismo el sitio muestra un catálogo de demostración.";
    expect(await page("/aviso-legal")).toContain(legal);
    expect(await page("/sobre-nosotros")).toContain("Equipo de demostración.");
    site.sql().exec("update productos set estado = 'draft', destacado_home = 0");
    expect(await page("/aviso-legal")).not.toContain(legal);
    expect(await page("/sobre-nosotros")).not.toContain("Quién firma");
  });
});
