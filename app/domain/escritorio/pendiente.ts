import { paths } from "~/site/paths";

export const COUNTED_MOST = 1_000;

export interface DemoCount {
  productos: number;
  consejos: number;
}

export const hasDemo = ({ productos, consejos }: DemoCount) => productos + consejos > 0;

type Texts = readonly [one: string, many: string, why: string, href?: string];

const EXTERNAL_WHY = "La sirve otro servidor, que ve la IP de quien la carga.";

const TEXTS = {
  solicitudes: [
    "solicitud de acceso por decidir",
    "solicitudes de acceso por decidir",
    "Alguien espera respuesta.",
    paths.adminRequests(),
  ],
  mensajes: [
    "mensaje sin leer",
    "mensajes sin leer",
    "Lo que escriben los lectores.",
    paths.adminMensajes({ estado: "sin-leer" }),
  ],
  correosFallidos: [
    "correo sin entregar",
    "correos sin entregar",
    "El servidor de correo los ha rechazado; revisa su configuración.",
  ],
  categoriaDesconocida: [
    "producto con una categoría que no existe",
    "productos con una categoría que no existe",
    "No aparecen en ninguna página de categoría.",
    paths.adminProductos({ filtro: "categoria-desconocida" }),
  ],
  sinAsin: [
    "producto sin ASIN de Amazon",
    "productos sin ASIN de Amazon",
    "Su botón lleva a una búsqueda, no a la ficha.",
    paths.adminProductos({ filtro: "sin-asin" }),
  ],
  sinImagen: [
    "producto sin imagen",
    "productos sin imagen",
    "En las listas queda un hueco.",
    paths.adminProductos({ filtro: "sin-imagen" }),
  ],
  sinAlt: [
    "imagen sin texto alternativo",
    "imágenes sin texto alternativo",
    "Quien no la ve no sabe qué muestra.",
    paths.adminImagenes({ filtro: "sin-alt" }),
  ],
  preciosViejos: [
    "precio comprobado hace mucho",
    "precios comprobados hace mucho",
    "Un precio antiguo engaña aunque lleve fecha.",
    paths.adminProductos({ filtro: "precio-antiguo" }),
  ],
  externasProductos: [
    "producto con imagen externa",
    "productos con imagen externa",
    EXTERNAL_WHY,
    paths.adminProductos({ filtro: "imagen-externa" }),
  ],
  externasConsejos: [
    "consejo con imagen externa",
    "consejos con imagen externa",
    EXTERNAL_WHY,
    paths.adminConsejos({ filtro: "imagen-externa" }),
  ],
  externasCategorias: [
    "categoría con imagen externa",
    "categorías con imagen externa",
    EXTERNAL_WHY,
    paths.adminCategorias(),
  ],
  borradoresProductos: [
    "producto en borrador",
    "productos en borrador",
    "Solo se ven aquí.",
    paths.adminProductos({ estado: "draft" }),
  ],
  borradoresConsejos: [
    "consejo en borrador",
    "consejos en borrador",
    "Solo se ven aquí.",
    paths.adminConsejos({ estado: "draft" }),
  ],
} satisfies Record<string, Texts>;

/** A count is null for an admin who may not see it. */
export type Conteos = Record<keyof typeof TEXTS, number | null>;

export function pendientesOf(conteos: Conteos) {
  return (Object.entries(TEXTS) as [keyof Conteos, Texts][]).flatMap(([key, texts]) => {
    const count = conteos[key];
    if (!count) return [];
    const [one, many, why, href] = texts;
    return [{ count, text: count === 1 ? one : many, why, href }];
  });
}

export type Pendiente = ReturnType<typeof pendientesOf>[number];
