import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { errorPage } from "~/server/sending/error-page";
import { SITE_NAME } from "~/site/marca";
import { versionOf } from "~base/state-version.server";
import { database } from "~db/client.server";
import {
  findRules,
  getTitular,
  readSeccion,
  warnOfMissingTitular,
} from "~nouns/ajustes/ajustes.server";
import { AjustesConflictError, changeAjustes } from "~nouns/ajustes/ajustes-versions.server";
import { testDatabase } from "../../../support/database";
import { onSqlite } from "../../../support/on-sqlite";
import { changeRows, insertRows, write } from "../../../support/stored";

testDatabase();

afterEach(() => {
  vi.restoreAllMocks();
  settings().CONTACT_EMAIL = undefined;
});

const store = (values: Record<string, string>) =>
  insertRows("ajustes", ...Object.entries(values).map(([clave, valor]) => ({ clave, valor })));

const COMPLETE = {
  titular: "Ana Ruiz",
  nif: "00000000T",
  direccion: "Calle de la Palma, 1, Madrid",
  registro: "Registro Mercantil de Madrid, tomo 1, folio 2, hoja M-3",
  email: "hola@ejemplo.es",
  telefono: "910 000 000",
};

onSqlite("drops a table, which raises the version there alone")(
  "a page that tells of a fault has the name that stands now, or ours where none can be read",
  async () => {
    const heading = async () => /<p><b>(.*)<\/b>/.exec(await errorPage(500, "x"))?.[1];
    expect(await heading()).toBe(SITE_NAME);
    await store({ nombre: "Casa & Cuna", color: "#5b2a86" });
    expect(await heading()).toBe("Casa &amp; Cuna");
    expect(await findRules()).toContain("--color-brand:#5b2a86");
    await write((trx) => trx.schema.dropTable("ajustes").execute());
    expect(await heading()).toBe(SITE_NAME);
  },
);

describe("the owner's data", () => {
  it("come from the table; blank counts as missing, other keys are left alone", async () => {
    await store({ titular: "  Ana Ruiz ", nif: "   ", tag: "mimbre-21" });
    expect(await getTitular()).toEqual({
      titular: "Ana Ruiz",
      nif: null,
      direccion: null,
      registro: null,
      email: null,
      telefono: null,
    });
  });

  it("come whole when all is stored", async () => {
    await store(COMPLETE);
    expect(await getTitular()).toEqual(COMPLETE);
  });

  it("take the e-mail address of the environment first", async () => {
    settings().CONTACT_EMAIL = "contacto@ejemplo.es";
    await store(COMPLETE);
    expect((await getTitular()).email).toBe("contacto@ejemplo.es");
  });

  it("are missed in the log by name, and only while something is missing", async () => {
    const warn = vi.spyOn(log(), "warn");
    await store({ ...COMPLETE, nif: "", telefono: " ", registro: "" });
    await warnOfMissingTitular();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { missing: ["nif", "telefono"] },
      "legal pages lack data of the owner",
    );
    await changeRows("ajustes", { valor: "x" });
    await warnOfMissingTitular();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe("a form of settings", () => {
  const ANA = { id: "ana", email: "ana@ejemplo.es" };
  const seen = async () => versionOf(await readSeccion(database().read, "legal"));
  const save = (version: string, values: { titular?: string; nif?: string }) =>
    write((trx) => changeAjustes(trx, { seccion: "legal", version, values, actor: ANA }));
  const recorded = () => database().read.selectFrom("audit_log").select("details").execute();

  it("sent twice has been saved, once", async () => {
    const version = await seen();
    const cambio = { clave: "titular", antes: "", ahora: "Ana Ruiz" };
    expect(await save(version, { titular: "Ana Ruiz" })).toEqual([cambio]);
    expect(await save(version, { titular: "Ana Ruiz" })).toEqual([]);
    expect(await recorded()).toHaveLength(1);
  });

  it("does not undo what was saved since, also after the clock was put back", async () => {
    await store({ nif: "00000000T" });
    await changeRows("ajustes", { updated_at: "2999-01-01" });
    const version = await seen();
    await save(version, { titular: "Ana Ruiz" });
    await expect(save(version, { titular: "Eva Sanz" })).rejects.toThrow(AjustesConflictError);
    expect((await getTitular()).titular).toBe("Ana Ruiz");
  });
});
