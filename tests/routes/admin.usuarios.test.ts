import { beforeEach, expect, it } from "vitest";
import { deleteOwnAccount } from "~/auth/account/manage-users.server";
import { seedBaseline } from "~/cli/seed/baseline.server";
import { findEnlace, openEnlace, shareBorrador } from "~/domain/publicacion/enlaces.server";
import { listProgramadosOf } from "~/domain/publicacion/programados.server";
import { listNoPublicados, publishDue } from "~/domain/publicacion/publish-due.server";
import { action } from "~/routes/admin.usuarios";
import { addConsejo, addPagina, addProducto } from "../domain/catalogo";
import { testDatabase } from "../support/database";
import { type RouteAccount, routeAccount } from "../support/route-account";
import { viewerOf } from "../support/viewer";

const db = testDatabase(seedBaseline);
const AT = "2026-12-24T09:30:00.000Z";
const LATER = new Date("2026-12-24T09:31:00.000Z");
const PICTURE = "https://fotos.test/a.jpg";
const ITEMS = [
  { tipo: "producto", id: "p-a", table: "productos" },
  { tipo: "consejo", id: "c-a", table: "consejos" },
  { tipo: "pagina", id: "g-a", table: "paginas" },
] as const;

let ana: RouteAccount;
let luz: RouteAccount;
beforeEach(async () => {
  ana = await routeAccount("ana@ejemplo.es", "main_admin");
  luz = await routeAccount("luz@ejemplo.es", "contributor");
  const planned = { estado: "draft", programado_at: AT, programado_por: luz.id } as const;
  await addProducto("a", { ...planned, imageurl: PICTURE });
  await addConsejo("a", { ...planned, imagen: PICTURE });
  await addPagina("a", planned);
});

const decide = (intent: string, more = {}) =>
  ana.post(action, "/admin/usuarios", { intent, id: luz.id, ...more });

const WAYS = [
  ["are withdrawn", () => decide("retirar")],
  ["end with the account", () => decide("eliminar")],
  ["end because they delete their account", async () => deleteOwnAccount(await viewerOf(luz.id))],
] as const;

const estados = async () => {
  const { read } = db.database();
  const rows = ITEMS.map(({ table }) => read.selectFrom(table).select("estado").execute());
  return (await Promise.all(rows)).flat().map(({ estado }) => estado);
};

it.each(WAYS)("the links of somebody whose rights %s end, and no others", async (_, end) => {
  const by = async ({ id }: RouteAccount, index: 0 | 1 | 2) => {
    const { table, ...item } = ITEMS[index];
    return shareBorrador(item, { id, email: "" });
  };
  const [theirs, ours, also] = [await by(luz, 0), await by(ana, 1), await by(luz, 2)];
  await end();
  expect(await openEnlace(theirs)).toBeUndefined();
  expect(await openEnlace(also)).toBeUndefined();
  expect(await openEnlace(ours)).toEqual({ tipo: "consejo", id: "c-a" });
  expect(await findEnlace({ tipo: "producto", id: "p-a" })).toBeNull();
});

it.each(WAYS)(
  "nothing of somebody whose rights %s is published at its hour, and the desk says so",
  async (_, end) => {
    await end();
    await publishDue(LATER);
    expect(await estados()).toEqual(["draft", "draft", "draft"]);
    const why = expect.stringContaining(
      "Estaba programado para el 24 dic 2026, 10:30 por alguien que ya no administra el sitio",
    );
    expect(await listNoPublicados()).toMatchObject([
      { text: "Consejo a", why, href: "/admin/consejos/c-a" },
      { text: "Producto a", why },
      { text: "Página a", why },
    ]);
  },
);

it.each(["retirar", "eliminar"])(
  "who takes over what somebody has planned has it published: %s",
  async (intent) => {
    await decide(intent, { mantener: "on" });
    expect(await listNoPublicados()).toEqual([]);
    expect((await listProgramadosOf(ana.id)).map(({ titulo }) => titulo).sort()).toEqual([
      "Consejo a",
      "Producto a",
      "Página a",
    ]);
    await publishDue(LATER);
    expect(await estados()).toEqual(["published", "published", "published"]);
  },
);

it("what others have planned keeps its hour", async () => {
  const mine = { programado_por: ana.id };
  await db.database().writer.updateTable("consejos").set(mine).execute();
  await decide("retirar");
  await publishDue(LATER);
  expect(await estados()).toEqual(["draft", "published", "draft"]);
});
