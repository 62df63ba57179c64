import { beforeAll, describe, expect, it } from "vitest";
import { fingerprintOf } from "../support/fingerprint";
import { addRows } from "../support/rows";
import type { Fields } from "../support/site";
import { useAdmin, useSite } from "../support/use-site";

const SHA = "0123456789abcdef";
const LATER = "2090-03-01T09:00:00.000Z";
const NOT_FOR_WRITERS = "Tus permisos de redacción";

const site = useSite({ env: { DEMO: "0", LOG_LEVEL: "error" } });
const writer = useAdmin(site, { email: "lola@ejemplo.es", type: "writer" });
const contributor = useAdmin(site, { email: "luis@ejemplo.es", type: "contributor" });

beforeAll(() => {
  const draft = { estado: "draft" } as const;
  const imagen = `/media/${SHA}`;
  addRows(site, "media", { sha: SHA }, { sha: SHA.replace("0", "a") });
  for (const [id, state] of [
    ["publica", {}],
    ["borrador", draft],
    ["programada", { ...draft, programado_at: LATER }],
  ] as const) {
    const named = { id, slug: id, titulo: `Siesta ${id}` };
    addRows(site, "productos", { id, slug: id, title: `Cuna ${id}`, imageurl: imagen, ...state });
    addRows(site, "consejos", { ...named, imagen, version: 1, ...state });
    addRows(site, "paginas", { ...named, contenido: "Texto.", ...state });
  }
  addRows(site, "slugs_antiguos", { tipo: "consejo", slug: "antes", id: "publica" });
  addRows(site, "versiones", {
    ...{ id: "v", tipo: "consejo", item_id: "publica", version: 0 },
    datos: JSON.stringify({ titulo: "Otro título" }),
  });
});

const contentVersion = () =>
  site.sql().prepare("select version from content_version").pluck().get() as number;
const rows = () => fingerprintOf(site, ["correos", "sessions"]);

const PAGES = ["/", "/consejos", "/consejos/publica", "/producto/publica", "/publica"];
const MORE = [
  "/consejos/antes",
  "/categoria/mobiliario",
  "/sitemap.xml",
  "/feed.xml",
  "/buscar?q=s",
];

/** Reads all that visitors can get, with status and redirects. */
async function publicPages(): Promise<string[]> {
  const answers = await Promise.all([...PAGES, ...MORE].map((page) => site.fetch(page)));
  const told = ({ status, headers }: Response) => `${status} ${headers.get("Location")}`;
  return Promise.all(answers.map(async (each) => `${told(each)} ${await each.text()}`));
}

const CONSEJO = {
  ...{ titulo: "Dormir bien", slug: "dormir-bien", categoria: "sueno", contenido: "Una línea." },
  ...{ imagen: "https://ejemplo.es/a.jpg", version: "1" },
};
const PRODUCTO = {
  ...{ title: "Cuna", slug: "cuna", category: "mobiliario", rating: "4", version: "1" },
  ...{ imageurl: "https://ejemplo.es/a.jpg", descripcion: "Una cuna.", price: "9 €" },
};
const PAGINA = { titulo: "Página", slug: "pagina", contenido: "Texto.", version: "1" };

const FORMS = { consejos: CONSEJO, productos: PRODUCTO, paginas: PAGINA };

/** All acts that a writer is refused, on each screen that writers may open. */
const REFUSED: [act: string, address: string, fields: Fields][] = [
  ...Object.entries(FORMS).flatMap(([list, form]): typeof REFUSED => {
    const at = (id: string) => `/admin/${list}/${id}`;
    const publico = { ...form, estado: "published" };
    const hour = { ...form, programado_at: "2090-01-01T10:00" };
    return [
      [`publishes something new of ${list}`, at("nuevo"), { ...form, intent: "publicar" }],
      [`saves something new of ${list} as public`, at("nuevo"), { ...publico, intent: "guardar" }],
      [`publishes a draft of ${list}`, at("borrador"), { ...form, intent: "publicar" }],
      [
        `says in a draft of ${list} that it is public`,
        at("borrador"),
        { ...publico, intent: "seguir" },
      ],
      [`plans a draft of ${list}`, at("borrador"), { ...hour, intent: "programar" }],
      [`plans a draft of ${list} by Enter`, at("borrador"), { ...hour, intent: "guardar" }],
      [`takes an hour from ${list}`, at("programada"), { ...form, intent: "retirar" }],
      [`changes what waits for its hour in ${list}`, at("programada"), form],
      [`changes what is public in ${list}`, at("publica"), form],
      [
        `makes a draft of what is public in ${list}`,
        at("publica"),
        { ...form, intent: "borrador" },
      ],
      [`gives a draft of ${list} back`, at("borrador/ver"), { intent: "devolver", nota: "No" }],
      [`asks to delete a draft of ${list}`, at("borrador/eliminar"), {}],
      [`deletes what is public in ${list}`, at("publica/eliminar"), {}],
    ];
  }),
  [
    "takes the former slug of something public",
    "/admin/consejos/borrador",
    { ...CONSEJO, slug: "antes" },
  ],
  [
    "brings an old version back",
    "/admin/consejos/publica/versiones",
    { intent: "restaurar", v: "0", version: "1" },
  ],
  ...["destacar", "quitar", "precios", "precio-comprobado"].map(
    (intent): (typeof REFUSED)[number] => [
      `presses «${intent}» in the list`,
      "/admin/productos?index",
      { intent, id: "publica", antes: "", precio: "1 €" },
    ],
  ),
  [
    "says in the form that a public price is checked",
    "/admin/productos/publica",
    { intent: "precio-comprobado", price: "" },
  ],
  ...["published", "draft", "eliminar", "categoria", "precio"].flatMap((accion) =>
    ["productos", "consejos"].map((list): (typeof REFUSED)[number] => [
      `does «${accion}» to several of ${list}`,
      `/admin/${list}/lote/confirmar`,
      { accion, id: "publica", categoria: "mobiliario" },
    ]),
  ),
  [
    "deletes a picture",
    "/admin/imagenes/lote/confirmar",
    { accion: "eliminar", id: "a123456789abcdef" },
  ],
  ["names a picture that readers see", `/admin/imagenes/${SHA}`, { alt: "Otra", credito: "Lola" }],
  ["moves the focal point of such a picture", `/admin/imagenes/${SHA}`, { alt: "", foco: "top" }],
  ["invites", "/admin/usuarios", { intent: "invitar", email: "otra@ejemplo.es", tipo: "writer" }],
  ["becomes a contributor", "/admin/usuarios", { intent: "colaborador", id: "lola@ejemplo.es" }],
  ["removes the demo", "/admin?index", { intent: "retirar-demo" }],
];

describe("a writer is refused by name, and nothing moves, who", () => {
  it.each(REFUSED)("%s", async (_, address, fields) => {
    const [version, before] = [contentVersion(), rows()];
    const answer = await writer.post(address, fields);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toMatch(
      new RegExp(`${NOT_FOR_WRITERS}|Esta imagen se ve|Ese slug era`),
    );
    expect(contentVersion()).toBe(version);
    expect(rows()).toBe(before);
  });
});

it("what a writer is refused would be done for a contributor", async () => {
  const answers = [
    await contributor.post(`/admin/imagenes/${SHA}`, { alt: "Una cuna" }),
    await contributor.post("/admin/productos?index", { intent: "destacar", id: "publica" }),
    await contributor.post("/admin/consejos/nuevo", {
      ...CONSEJO,
      intent: "publicar",
      idem: await contributor.idem("/admin/consejos/nuevo"),
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
});

describe("what a writer does", () => {
  const lastDraft = () =>
    site.sql().prepare("select * from consejos where titulo = 'Echar la siesta'").get() as
      | { id: string; estado: string; imagen_alt: string }
      | undefined;

  it("shows on no page: drafts, copies, links, pictures' texts, requests and slugs of old", async () => {
    const before = await publicPages();
    const imagen = `/media/${SHA.replace("0", "a")}`;
    const fields = {
      ...CONSEJO,
      titulo: "Echar la siesta",
      slug: "siesta",
      imagen,
      imagen_alt: "Siesta",
    };
    const made = await writer.post("/admin/consejos/nuevo", {
      ...fields,
      idem: await writer.idem("/admin/consejos/nuevo"),
    });
    expect(made.status).toBe(303);
    expect(lastDraft()).toMatchObject({ estado: "draft", imagen_alt: "Siesta" });
    const alts = site.sql().prepare("select alt from media where alt = 'Siesta'").all();
    expect(alts).toEqual([]);
    const form = `/admin/consejos/${lastDraft()?.id}`;
    for (const intent of ["compartir", "duplicar", "pedir", "dejar"]) {
      expect((await writer.post(`${form}/ver`, { intent })).status).toBe(303);
    }
    expect((await writer.post("/admin/productos/publica/ver", { intent: "duplicar" })).status).toBe(
      303,
    );
    expect(
      (await writer.post("/admin/productos/borrador", { ...PRODUCTO, category: "sueno" })).status,
    ).toBe(422);
    expect((await writer.post("/admin/productos/borrador", PRODUCTO)).status).toBe(303);
    const estados = site
      .sql()
      .prepare("select distinct estado from consejos where slug like '%copia%'");
    expect(estados.pluck().all()).toEqual(["draft"]);
    expect(await publicPages()).toEqual(before);
  });

  it("is offered without what would be refused", async () => {
    const image = `/media/${SHA}`;
    site.sql().prepare("update categorias set imagen_url = ? where slug = 'mobiliario'").run(image);
    addRows(site, "ajustes", { clave: "logo", valor: image, updated_at: LATER });
    const uses = await contributor.text(`/admin/imagenes/${SHA}`);
    expect(uses).toContain('href="/admin/categorias/');
    expect(uses).not.toContain('href="/admin/ajustes');
    const screens = ["/admin", "/admin/productos", "/admin/consejos", "/admin/paginas"];
    const forms = Object.keys(FORMS).flatMap((list) => [
      ...["nuevo", "borrador", "publica"].map((id) => `/admin/${list}/${id}`),
    ]);
    const pictures = [
      "/admin/imagenes",
      "/admin/imagenes?filtro=sin-usar",
      `/admin/imagenes/${SHA}`,
    ];
    for (const form of forms) {
      expect(await writer.text(form), form).not.toContain('value="published"');
    }
    for (const screen of [...screens, ...forms, ...pictures]) {
      const html = await writer.text(screen);
      const offers = [
        ...html.matchAll(/(?:href|action|formAction)="(\/admin[^"#?]*)|value="(\w+)"/g),
      ];
      const asked = offers.map(([, href, value]) => href ?? value);
      expect(asked, screen).not.toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            /eliminar|lote|papelera|relaciones|evidencia|importar|exportar|autores|categorias|usuarios|ajustes|publicar|programar|destacar|precios|devolver/,
          ),
        ]),
      );
    }
  });
});

it("a contributor gives a writer's draft back with a note", async () => {
  const page = "/admin/consejos/borrador/ver";
  expect((await writer.post(page, { intent: "pedir", nota: "" })).status).toBe(303);
  const answer = await contributor.post(page, { intent: "devolver", nota: "Falta la fuente" });
  expect(answer.status).toBe(303);
  const answers = site.sql().prepare("select respuesta from revisiones").pluck().all();
  expect(answers).toContain("Falta la fuente");
});
