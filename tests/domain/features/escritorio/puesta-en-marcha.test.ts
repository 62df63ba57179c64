import { expect, it } from "vitest";
import { settings } from "~/runtime/env.server";
import { findPuesta } from "~features/escritorio/puesta-en-marcha.server";
import { siteDatabase } from "../../../support/database";
import { changeRows } from "../../../support/stored";

siteDatabase();

const puesta = () => findPuesta({ productos: 0, consejos: 0 });

it("the categories of a new site are no work of its owner", async () => {
  expect(await puesta()).toMatchObject({ categoria: false });
});

it.each([
  ["renamed", { nombre: "Otro nombre", updated_at: "2027-01-01T00:00:00.000Z" }],
  ["made", { id: "e7b1" }],
])("a category that somebody has %s is the owner's", async (_, change) => {
  await changeRows("categorias", change, { id: "cat-luces-nocturnas" });
  expect(await puesta()).toMatchObject({ categoria: true });
});

it("a mail server that nothing has left by is not ticked", async () => {
  settings().SMTP_URL = "smtps://correo.ejemplo.es";
  expect(await puesta()).toMatchObject({ correo: false });
  settings().SMTP_URL = undefined;
});
