import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { comoOrdenamosSections } from "~/layout/legal/como-ordenamos-texto";
import { SiteFooter } from "~/layout/site-footer";
import { loader } from "~/routes/como-ordenamos";
import { WEIGHTS } from "~db/engine/base/full-text";
import { LUGARES, PELDANOS } from "~features/busqueda/rules/peldanos";
import { PREMIOS, premiosOf } from "~features/comparativa/premios";
import { camposOf, FILTROS, ORDENES, ordenesOf, USUAL } from "~features/filtros/campos";
import { openSitemap } from "~features/sitemap/sitemap.server";
import { parseMedidas } from "~nouns/ajustes/medidas";
import type { Dato } from "~nouns/ficha/dato";
import { findBySlug } from "~nouns/paginas/paginas.server";
import { addPagina } from "../domain/catalogo";
import { testDatabase } from "../support/database";
import { drawOnSite } from "../support/drawn";
import { createPagina, editPagina } from "../support/records";

testDatabase();
const ANA = { id: "ana", email: "ana@ejemplo.es" };

const medidas = parseMedidas("pisos | Escaleras | … pisos sin ascensor", [15, 12, 9]);
const page = comoOrdenamosSections("amazon", "", medidas)
  .map(({ content }) => renderToStaticMarkup(<section>{content}</section>))
  .join("");

const DATOS: Dato[] = (["numero", "si_no", "opcion"] as const).flatMap((tipo) =>
  (["menos", "mas"] as const).map((mejor) => ({
    ...{ id: `${tipo}-${mejor}`, clave: `${tipo}-${mejor}`, nombre: "Dato", unidad: "", tipo },
    ...{ opciones: ["a"], mejor, filtrable: true, frase: "", peso: null },
  })),
);
const COLUMNAS = {
  ...{ ids: [], retirados: [], recomendados: [], notas: [], fechas: [], centimos: [] },
  ...{ preciosUntil: [], franjas: null, casa: [], datos: {} },
};

describe("the page that tells how products are listed", () => {
  it("names every order that a category offers", () => {
    const values = [USUAL.value, ...ordenesOf(DATOS, COLUMNAS, []).map(({ value }) => value)];
    const kinds = new Set(values.map((value) => value.replace(/^dato-.*/, "dato-")));
    expect([...kinds].sort()).toEqual(Object.keys(ORDENES).sort());
    for (const { label, como } of Object.values(ORDENES)) {
      expect(page).toContain(`<li>«${label}»: ${como}</li>`);
    }
  });

  it("tells what every kind of filter leaves", () => {
    const kinds = new Set(camposOf(DATOS, COLUMNAS, []).map(({ clase }) => clase));
    expect([...kinds].sort()).toEqual(Object.keys(FILTROS).sort());
    for (const words of Object.values(FILTROS)) expect(page).toContain(`<li>${words}</li>`);
  });

  it("tells what floors bear as the owner has set it", () => {
    expect(page).toContain("<li>«Escaleras»: Uno, 15 kg; dos, 12; más, 9.</li>");
  });

  it("names every award, and how it is won", () => {
    const slots = premiosOf([], "2026-01-01T00:00:00.000Z").map(({ slot }) => slot);
    expect(slots).toEqual(Object.keys(PREMIOS));
    for (const slot of slots) expect(page).toContain(`<li>«${slot}»: ${PREMIOS[slot]}</li>`);
  });

  it("names the rungs of the search, and the places of a word as the index weighs them", () => {
    for (const words of Object.values(PELDANOS)) expect(page).toContain(`<li>${words}</li>`);
    const weighed = WEIGHTS.productos.map(({ column, named }) => column ?? named);
    expect(Object.keys(LUGARES)).toEqual(weighed);
    const places = new Intl.ListFormat("es").format(Object.values(LUGARES));
    expect(page).toContain(`las palabras: ${places}, por este orden`);
  });

  it("speaks of commissions only where a purchase pays", () => {
    const ofNobody = JSON.stringify(comoOrdenamosSections(null, "", []));
    expect([page.includes("La comisión no cuenta"), /comisi/.test(ofNobody)]).toEqual([
      true,
      false,
    ]);
  });
});

describe("an own page that stood at the address before", () => {
  const open = async () => (await loader()).data;

  it("stays, and is the one that is listed and linked", async () => {
    expect((await open()).own).toBeUndefined();
    await addPagina("como-ordenamos", { titulo: "Nuestro orden", lugar: "pie" });
    expect((await open()).own).toMatchObject({ pagina: { titulo: "Nuestro orden" } });
    const listed = await (await openSitemap("http://localhost")).find(1);
    const own = listed.filter(({ path }) => path === "/como-ordenamos");
    expect(own.map(({ lastmod }) => lastmod)).toEqual(["2026-03-01T10:00:00.000Z"]);
    const link = { href: "/como-ordenamos", label: "Nuestro orden" };
    const site = {
      paginas: [link],
      legal: [],
      social: [],
      now: "2026-01-01",
      categorias: { data: [] },
    };
    const html = await drawOnSite(<SiteFooter />, site);
    expect(html.match(/<a href="\/como-ordenamos">[^<]*/g)).toEqual([
      '<a href="/como-ordenamos">Nuestro orden',
    ]);
  });

  it("is edited as before, while no new page may take the address", async () => {
    await addPagina("como-ordenamos");
    const saved = await editPagina(
      { id: "g-como-ordenamos", version: 1 },
      { titulo: "Otro título", slug: "como-ordenamos" },
      ANA,
    );
    expect(saved.outcome).toBe("saved");
    expect((await findBySlug("como-ordenamos"))?.titulo).toBe("Otro título");
    const another = { titulo: "A", slug: "politica-cookies", contenido: "b", lugar: "" as const };
    expect((await createPagina(another, { idem: "1", actor: ANA })).outcome).toBe("of-the-site");
  });

  it("gives the address back to the site when it is a draft", async () => {
    await addPagina("como-ordenamos", { estado: "draft" });
    expect((await open()).own).toBeUndefined();
  });
});
