import { expect, it } from "vitest";
import {
  findReanudacion,
  findWaiting,
  keepReanudacion,
} from "~/domain/reanudaciones/reanudaciones.server";
import { database } from "~db/client.server";
import { testDatabase } from "../../support/database";

const AT = new Date("2026-03-01T10:00:00.000Z");
const ANA = { email: "ana@ejemplo.es", created_at: AT.toISOString(), updated_at: AT.toISOString() };
testDatabase((open) =>
  open.write((trx) =>
    trx
      .insertInto("profiles")
      .values({ id: "ana", ...ANA })
      .execute(),
  ),
);

it.each(['["title"]', '[["title"]]', '[["title","Cuna"],["price",1]]'])(
  "of a damaged form only the destination remains, never half of its fields: %s",
  async (campos) => {
    const form = {
      userId: "ana",
      destino: "/admin/categorias",
      campos: [["title", "Cuna"]] as const,
    };
    await database().write((trx) => keepReanudacion(trx, form, AT));
    const id = (await findWaiting("ana")) ?? "";
    expect(await findReanudacion(id, "ana")).toMatchObject({ campos: [["title", "Cuna"]] });
    await database().write((trx) => trx.updateTable("reanudaciones").set({ campos }).execute());
    expect(await findReanudacion(id, "ana")).toEqual({ id, destino: form.destino, campos: [] });
  },
);
