import { expect, it } from "vitest";
import { KINDS } from "~/domain/kinds.server";
import { findEditable } from "~nouns/consejos/queries/consejos-admin.server";
import { compareVersion, restoreVersion } from "~record/publicacion/compare-versions.server";
import { testDatabase } from "../../../../support/database";
import { forgetKeys } from "../../../../support/forget-keys";
import { editConsejo } from "../../../../support/records";
import { addConsejo } from "../../../catalogo";

testDatabase();

const ANA = { id: "ana", email: "ana@ejemplo.es" };

it("compares a kept version of an article and restores its text, not its address", async () => {
  await addConsejo("a", { contenido: "Antes" });
  const id = "c-a";
  const first = (await findEditable(id))?.version ?? 0;
  const campos = { titulo: "Otro", slug: "otro", categoria: "sueno", imagen: "", contenido: "Ya" };
  await editConsejo({ id, version: first }, campos, ANA);
  const compared = await compareVersion(KINDS.consejo, id, first);
  expect(compared).toMatchObject({ title: "Otro", version: first });
  expect(compared?.fields).toContainEqual({ label: "Contenido", before: "Antes", after: "Ya" });

  const seen = { tipo: "consejo" as const, id, version: compared?.current ?? 0 };
  expect(await restoreVersion(KINDS.consejo, { id, version: first }, first, ANA)).toBe("refused");
  expect(await restoreVersion(KINDS[seen.tipo], seen, 99, ANA)).toBe("refused");
  expect(await restoreVersion(KINDS[seen.tipo], seen, first, ANA)).toBe("saved");
  expect(await findEditable(id)).toMatchObject({ contenido: "Antes", slug: "otro" });
  // A second press of the button counts as saved, without a new version.
  expect(await restoreVersion(KINDS[seen.tipo], seen, first, ANA)).toBe("saved");
  expect(await findEditable(id)).toMatchObject({ version: seen.version + 1 });
  expect(await compareVersion(KINDS.consejo, "nada", 1)).toBeUndefined();
});

it("a version from before articles were signed leaves author, sources and corrections", async () => {
  const signed = {
    ...{ autor_id: "eva", revisor_id: "ana", revisado_at: "2026-01-01" },
    ...{ fuentes: "https://ejemplo.es", correcciones: "2026-01-02 Una cifra" },
  };
  await addConsejo("a", { contenido: "Antes", ...signed });
  const campos = { titulo: "Otro", slug: "a", categoria: "sueno", imagen: "", contenido: "Ya" };
  await editConsejo({ id: "c-a", version: 1 }, campos, ANA);
  await forgetKeys(Object.keys(signed));
  expect(await restoreVersion(KINDS.consejo, { id: "c-a", version: 2 }, 1, ANA)).toBe("saved");
  expect(await findEditable("c-a")).toMatchObject({ contenido: "Antes", ...signed });
});
