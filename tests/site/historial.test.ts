import { beforeAll, expect, it } from "vitest";
import { admitAdmin } from "../support/admin";
import { addRows } from "../support/rows";
import type { Fields } from "../support/site";
import { useAdmin, useSite } from "../support/use-site";

/** Tests that the history gets one entry for each write, in the same transaction. */

const site = useSite({ env: { DEMO: "0", LOG_LEVEL: "info" } });
const ana = useAdmin(site);
beforeAll(() => {
  addRows(site, "mensajes", { id: "m1" });
});

const cell = (sql: string) => String(site.sql().prepare(sql).pluck().get());
const history = () =>
  site
    .sql()
    .prepare("select actor_email || ' ' || action from audit_log order by id")
    .pluck()
    .all() as string[];

const WRITES: [action: string, target: string | (() => string), fields: Fields][] = [
  [
    "categoria.creada",
    "/admin/categorias/nuevo",
    { intent: "guardar", nombre: "Baño", slug: "bano-nuevo" },
  ],
  ...["B0DEMO0001", "B0DEMO0002"].map((id): (typeof WRITES)[number] => [
    "producto.creado",
    "/admin/productos/nuevo",
    {
      ...{ intent: "guardar", id, title: `Cuna ${id}`, slug: "", category: "bano-nuevo" },
      ...{ estado: "published", rating: "4", imageurl: "https://ejemplo.es/a.jpg" },
    },
  ]),
  ["producto.destacado", "/admin/productos?index", { intent: "destacar", id: "B0DEMO0001" }],
  [
    "consejo.creado",
    "/admin/consejos/nuevo",
    {
      ...{ intent: "guardar", titulo: "Siestas", slug: "siestas", categoria: "sueno" },
      ...{ estado: "draft", imagen: "https://ejemplo.es/a.jpg", contenido: "Hola" },
    },
  ],
  [
    "relacion.creada",
    "/admin/relaciones/productos/B0DEMO0001",
    { intent: "guardar", producto: "B0DEMO0002" },
  ],
  [
    "relacion.eliminada",
    "/admin/relaciones/eliminar?producto=B0DEMO0001&relacionado=B0DEMO0002",
    { intent: "eliminar" },
  ],
  [
    "consejo.eliminado",
    () => `/admin/consejos/${cell("select id from consejos where slug = 'siestas'")}/eliminar`,
    { intent: "eliminar" },
  ],
  ["producto.eliminado", "/admin/productos/B0DEMO0002/eliminar", { intent: "eliminar" }],
  ["mensaje.leido", "/admin/mensajes", { intent: "leido", id: "m1" }],
  ["mensaje.eliminado", "/admin/mensajes", { intent: "eliminar", id: "m1" }],
];

it("each write of an admin is in the history once, with who did it", async () => {
  for (const [action, address, fields] of WRITES) {
    const target = typeof address === "string" ? address : address();
    const before = history();
    const idem = await ana.idem(target);
    const answer = await ana.post(target, { ...fields, idem });
    const added = history().slice(before.length);
    expect([action, answer.status, added]).toEqual([action, 303, [`ana@ejemplo.es ${action}`]]);
  }
});

it("so is a failed sign-in; what a contributor may not do is in the log, with who tried", async () => {
  const before = history().length;
  const fields = { intent: "entrar", email: "ana@ejemplo.es", password: "Otra-Cosa-9-gris" };
  expect((await site.post("/auth", fields)).status).toBe(401);
  expect(cell("select group_concat(action) from audit_log where actor_id is null")).toBe(
    "sesion.rechazada",
  );
  const eva = admitAdmin(site, { email: "eva@ejemplo.es", type: "contributor" });
  const refused = await eva.post("/admin/requests", { intent: "aprobar", id: "x" });
  expect([refused.status, history().length]).toEqual([403, before + 1]);
  // The ids in these tests are mail addresses, which the log hides.
  const isRefusal = (line: string) => line.includes("refused") && line.includes('"person":"…@…"');
  await expect.poll(() => site.log.filter(isRefusal)).toHaveLength(1);
});
