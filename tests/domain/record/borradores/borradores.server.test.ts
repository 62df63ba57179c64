import { beforeEach, expect, it } from "vitest";
import { requestedBorrador } from "~/actions/open-record.server";
import { purgeMade } from "~base/purge.server";
import { setFoto } from "~nouns/imagenes/rules/fotos";
import {
  backToForm,
  findBorrador,
  keepForm,
  setInBorrador,
} from "~record/borradores/borradores.server";
import { testDatabase } from "../../../support/database";
import { changeRows, insertRows, write } from "../../../support/stored";

testDatabase();
const AT = "2026-03-01T10:00:00.000Z";
beforeEach(() => insertRows("profiles", { id: "ana" }, { id: "eva" }));

function form(entries: [string, string | File][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

const FIELDS: [string, string][] = [
  ["title", "Cuna «Ñandú» \u2028 & <b>"],
  ["imageurl", ""],
  ["pros", "uno"],
  ["pros", ""],
  ["pros", "tres\r\nlíneas"],
];

it("keeps every field in its order, and nothing of the button or of files", async () => {
  const posted: [string, string | File][] = [
    ...FIELDS,
    ["intent", "elegir-imagen"],
    ["archivo", new File(["x"], "x.png")],
  ];
  const id = await keepForm(form(posted), { userId: "ana", back: "/admin/productos/nuevo" });
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  const borrador = await findBorrador(id, "ana");
  expect(borrador).toMatchObject({ campo: "imageurl", datos: FIELDS });
});

it.each(['[["title"]]', '["title"]', '[["title",1]]', "[null]"])(
  "counts as gone when it is damaged: %s",
  async (datos) => {
    const id = await keepForm(form(FIELDS), { userId: "ana", back: "/admin/consejos/c-1" });
    await changeRows("borradores", { datos });
    expect(await findBorrador(id, "ana")).toBeUndefined();
    const request = new Request(`http://localhost/?borrador=${id}`);
    expect(await requestedBorrador(request, "ana")).toBeUndefined();
  },
);

it("goes back to its form with the picture in it", async () => {
  const back = "/admin/consejos/c-1?volver=%2Fx";
  const id = await keepForm(form(FIELDS), { userId: "ana", back });
  const borrador = await findBorrador(id, "ana");
  if (!borrador) throw new Error("no draft");
  const choose = (form: FormData) => setFoto(form, "imagen", { url: "/media/x", alt: "Una" });
  expect(await setInBorrador(borrador, "ana", choose)).toBe(true);
  const target = backToForm(borrador);
  expect(target).toBe(`${back}&borrador=${borrador.id}#foto-imageurl`);
  const restored = await requestedBorrador(new Request(`http://s${target}`), "ana");
  expect(restored?.datos).toEqual([...FIELDS, ["imagen", "/media/x"], ["imagen_alt", "Una"]]);
});

it("belongs to one person", async () => {
  const id = await keepForm(form(FIELDS), { userId: "ana", back: "/x" });
  const borrador = await findBorrador(id, "ana");
  if (!borrador) throw new Error("no draft");
  expect(await findBorrador(borrador.id, "eva")).toBeUndefined();
  expect(await setInBorrador(borrador, "eva", () => undefined)).toBe(false);
  const request = new Request(`http://s/x?borrador=${borrador.id}`);
  expect(await requestedBorrador(request, "eva")).toBeUndefined();
});

it("gives way to newer ones, of the same person only, and to time", async () => {
  const first = await keepForm(form(FIELDS), { userId: "ana", back: "/x" });
  const other = await keepForm(form(FIELDS), { userId: "eva", back: "/x" });
  await changeRows("borradores", { created_at: AT });
  for (let count = 0; count < 30; count += 1) {
    await keepForm(form(FIELDS), { userId: "ana", back: "/x" });
  }
  expect(await findBorrador(first, "ana")).toBeUndefined();
  expect(await findBorrador(other, "eva")).toBeDefined();
  await write((trx) => purgeMade(trx, "borradores", new Date("2026-03-02")));
  expect(await findBorrador(other, "eva")).toBeUndefined();
});
