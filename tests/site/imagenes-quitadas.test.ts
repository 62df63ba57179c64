import { beforeAll, expect, it } from "vitest";
import { addRows } from "../support/rows";
import { useAdmin, useSite } from "../support/use-site";

/** Tests a picture that leaves the library while an open form uses it. */
const KEPT = `/media/${"a".repeat(24)}`;
const GONE = `/media/${"b".repeat(24)}`;
const PROBLEM = "Hay una imagen que ya no está en la biblioteca: elige otra";

const site = useSite({ env: { DEMO: "0", LOG_LEVEL: "error" } });
const ana = useAdmin(site);
beforeAll(() => {
  addRows(site, "media", { sha: KEPT.slice("/media/".length) });
});

const producto = { title: "Cuna", category: "mobiliario", rating: "4", estado: "draft" };
const consejo = { titulo: "Dormir", slug: "dormir", categoria: "sueno", estado: "draft" };

it.each([
  { form: "productos", typed: producto, named: [["imageurl", GONE]] },
  {
    form: "productos",
    typed: { ...producto, title: "Moisés" },
    named: [
      ["imageurl", KEPT],
      ["imagenes", KEPT],
      ["imagenes", ` ${GONE}`],
    ],
  },
  { form: "consejos", typed: { ...consejo, contenido: "Texto" }, named: [["imagen", GONE]] },
  { form: "categorias", typed: { nombre: "Cunas" }, named: [["imagen_url", GONE]] },
])("a form of $form is refused at the field, with what was typed: $named", async (one) => {
  const target = `/admin/${one.form}/nuevo`;
  const idem = await ana.idem(target);
  const typed = Object.entries({ ...one.typed, idem, intent: "guardar" });
  const send = (gone: string) =>
    ana.post(target, [
      ...typed,
      ...one.named.map(([name = "", url = ""]): [string, string] => [
        name,
        url.replace(GONE, gone),
      ]),
    ]);
  const refused = await send(GONE);
  const page = await refused.text();
  expect(refused.status).toBe(422);
  const field = one.named.at(-1)?.[0];
  expect(page).toMatch(new RegExp(`<a href="#[\\w-]*${field}"[^>]*>(?:[^<]*: )?${PROBLEM}</a>`));
  expect(page).toContain(GONE);
  expect((await send(KEPT)).status).toBe(303);
});
