import { expect, it } from "vitest";
import { findSueltos } from "~features/lista-recien-nacido/enlaces.server";
import { NEUTROS } from "~nouns/ajustes/neutros";
import { siteDatabase } from "../../../support/database";

siteDatabase();

it("finds nothing to mend in the texts of a new site", async () => {
  expect(await findSueltos(NEUTROS)).toEqual([]);
});

it("names once each slug of a list that leads nowhere", async () => {
  const esenciales = "Una trona: Alta. | tronas-asientos\nUna cuna: Firme. | cunas";
  const lista = "## Dormir\n[a] Cuna: Firme. | cunas\n> moviliario\n> cochecitos-sillas";
  expect(await findSueltos({ esenciales, lista })).toEqual(["cunas", "moviliario"]);
});

it("names the tags of what is no main category", async () => {
  const tags = "paseo-viaje | a-21\nconsejos | b-21\nmobiliario | c-21\nropa | d-21";
  expect(await findSueltos({ tags })).toEqual(["mobiliario", "ropa"]);
});
