import { paths } from "~/site/paths";
import { formatCount } from "~/ui/text/format-number";

export const COUNTED_MOST = 1_000;

export type DemoCount = Record<"productos" | "consejos", number>;

export const hasDemo = ({ productos, consejos }: DemoCount) => productos + consejos > 0;

export const demoInWords = ({ productos, consejos }: DemoCount) =>
  `${formatCount(productos, "producto", "productos")} y ${formatCount(consejos, "consejo", "consejos")}`;

type Texts = readonly [
  noun: readonly [one: string, many: string],
  what: string,
  why: readonly [one: string, many: string],
  href?: string,
];

const PRODUCTO = ["producto", "productos"] as const;
const CONSEJO = ["consejo", "consejos"] as const;
const CATEGORIA = ["categoría", "categorías"] as const;
const EXTERNAL = { filtro: "imagen-externa" } as const;
const EXTERNAL_WHY = [
  "La sirve otro servidor, que ve la IP de quien la carga.",
  "Las sirve otro servidor, que ve la IP de quien las carga.",
] as const;
const DRAFT = { estado: "draft" } as const;
const DRAFT_WHY = ["Solo se ve aquí.", "Solo se ven aquí."] as const;
const always = (why: string) => [why, why] as const;

const TEXTS = {
  solicitudes: [
    ["solicitud de acceso", "solicitudes de acceso"],
    "por decidir",
    ["Alguien espera respuesta.", "Hay quien espera respuesta."],
    paths.adminRequests(),
  ],
  mensajes: [
    ["mensaje", "mensajes"],
    "sin leer",
    always("Lo que escriben los lectores."),
    paths.adminMensajes({ estado: "sin-leer" }),
  ],
  correosFallidos: [
    ["correo", "correos"],
    "sin entregar",
    [
      "El servidor de correo lo ha rechazado; revisa su configuración.",
      "El servidor de correo los ha rechazado; revisa su configuración.",
    ],
  ],
  categoriaDesconocida: [
    PRODUCTO,
    "con una categoría que no existe",
    ["No aparece en ninguna página de categoría.", "No aparecen en ninguna página de categoría."],
    paths.adminProductos({ filtro: "categoria-desconocida" }),
  ],
  sinAsin: [
    PRODUCTO,
    "sin ASIN de Amazon",
    [
      "Su botón lleva a una búsqueda, no a la ficha.",
      "Sus botones llevan a una búsqueda, no a la ficha.",
    ],
    paths.adminProductos({ filtro: "sin-asin" }),
  ],
  sinImagen: [
    PRODUCTO,
    "sin imagen",
    ["En las listas queda un hueco.", "En las listas quedan huecos."],
    paths.adminProductos({ filtro: "sin-imagen" }),
  ],
  sinAlt: [
    ["imagen", "imágenes"],
    "sin texto alternativo",
    ["Quien no la ve no sabe qué muestra.", "Quien no las ve no sabe qué muestran."],
    paths.adminImagenes({ filtro: "sin-alt" }),
  ],
  preciosViejos: [
    ["precio comprobado", "precios comprobados"],
    "hace mucho",
    always("Un precio antiguo engaña aunque lleve fecha."),
    paths.adminProductos({ filtro: "precio-antiguo" }),
  ],
  externasProductos: [PRODUCTO, "con imagen externa", EXTERNAL_WHY, paths.adminProductos(EXTERNAL)],
  externasConsejos: [CONSEJO, "con imagen externa", EXTERNAL_WHY, paths.adminConsejos(EXTERNAL)],
  externasCategorias: [CATEGORIA, "con imagen externa", EXTERNAL_WHY, paths.adminCategorias()],
  borradoresProductos: [PRODUCTO, "en borrador", DRAFT_WHY, paths.adminProductos(DRAFT)],
  borradoresConsejos: [CONSEJO, "en borrador", DRAFT_WHY, paths.adminConsejos(DRAFT)],
} satisfies Record<string, Texts>;

/** A count is null if the admin may not see it. */
export type Conteos = Record<keyof typeof TEXTS, number | null>;

export function pendientesOf(conteos: Conteos) {
  return (Object.entries(TEXTS) as [keyof Conteos, Texts][]).flatMap(([key, texts]) => {
    const count = conteos[key];
    if (!count) return [];
    const [noun, what, whys, href] = texts;
    const [name, why] = count === 1 ? [noun[0], whys[0]] : [noun[1], whys[1]];
    return [{ count, text: `${name} ${what}`, why, href }];
  });
}

export type Pendiente = ReturnType<typeof pendientesOf>[number];
