import { describe, expect, it } from "vitest";
import { versionOf } from "~base/state-version.server";
import { database } from "~db/client.server";
import { readSeccion } from "~nouns/ajustes/ajustes.server";
import {
  changeAjustes,
  compareAjustes,
  restoreAjustes,
} from "~nouns/ajustes/ajustes-versions.server";
import { NEUTROS } from "~nouns/ajustes/neutros";
import { testDatabase } from "../../../support/database";
import { write } from "../../../support/stored";

testDatabase();

describe("versions of a page of settings", () => {
  const ANA = { id: "ana", email: "ana@ejemplo.es" };
  const save = async (values: Record<string, string>) => {
    const version = versionOf(await readSeccion(database().read, "legal"));
    await write((trx) => changeAjustes(trx, { seccion: "legal", version, values, actor: ANA }));
  };

  it("keep what was before each change, and by whom it is as it is", async () => {
    await save({ horario: "Martes" });
    await save({ horario: "Jueves", lugar: "Soria" });
    const compared = await compareAjustes("legal", 2);
    expect(compared.versions.map(({ version, author }) => [version, author])).toEqual([
      [3, ANA.email],
      [2, ANA.email],
      [1, null],
    ]);
    expect(compared.fields).toEqual([
      { label: "Horario de atención", before: "Martes", after: "Jueves" },
      { label: "Dónde estamos", before: "", after: "Soria" },
    ]);
    expect((await compareAjustes("textos", 2)).versions).toEqual([]);
  });

  it("come back without what is protected, and only over what was seen", async () => {
    await save({ horario: "Martes" });
    await save({ horario: "Jueves", titular: "Ana Ruiz" });
    expect(await restoreAjustes("legal", { version: 2, seen: 2, actor: ANA })).toBe("refused");
    expect(await restoreAjustes("legal", { version: 9, seen: 3, actor: ANA })).toBe("refused");
    expect(await restoreAjustes("legal", { version: 2, seen: 3, actor: ANA })).toBe("saved");
    expect(await readSeccion(database().read, "legal")).toMatchObject({
      horario: "Martes",
      titular: "Ana Ruiz",
    });
    expect((await compareAjustes("legal", 4)).current).toBe(4);
  });

  it("hold an emptied text as empty, and a neutral one that nobody has touched", async () => {
    const save = async (values: Record<string, string>) => {
      const version = versionOf(await readSeccion(database().read, "textos"));
      await write((trx) => changeAjustes(trx, { seccion: "textos", version, values, actor: ANA }));
    };
    expect((await readSeccion(database().read, "textos")).faq).toBe(NEUTROS.faq);
    await save({ faq: "" });
    expect((await readSeccion(database().read, "textos")).faq).toBe("");
    expect(await restoreAjustes("textos", { version: 1, seen: 2, actor: ANA })).toBe("saved");
    expect((await readSeccion(database().read, "textos")).faq).toBe(NEUTROS.faq);
  });
});
