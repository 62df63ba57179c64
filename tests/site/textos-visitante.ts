/**
 * All texts, limits and states for visitors in sections 2, 4, 5, 8 and 9 of the specification, as
 * changed by the list in docs/especificacion.md, each with the page that shows it.
 */

/** A text on the page, or a pattern that occurs once or so many times. */
type Expected = string | RegExp | { each: RegExp; times: number };

/** The way to bring a text about. */
export type Producer =
  /** By a page of the demo site. */
  | { page: string; status?: number }
  /** By the same while some tables cannot be read. */
  | { page: string; without: string[]; status?: number }
  /** By a page of an empty site, after this SQL if any is given. */
  | { page: string; empty: true; after?: string }
  /** By the page that a visitor gets after sending these forms. */
  | { page: string; posts: Record<string, string>[] }
  /** By script only; the named journey asserts the text, and its file must hold these words. */
  | { journey: string; holds: string[] };

export interface Texto {
  section: string;
  expected: Expected;
  by: Producer;
}

const of =
  (section: string) =>
  (expected: Expected, by: Producer): Texto => ({ section, expected, by });
const page = (path: string, status = 200): Producer => ({ page: path, status });
const broken = (path: string, without: string[], status: number): Producer => ({
  page: path,
  without,
  status,
});
const empty = (path: string, after?: string): Producer => ({ page: path, empty: true, after });
const journey = (file: string, ...holds: string[]): Producer => ({
  journey: file,
  holds,
});
const posted = (path: string, ...posts: Record<string, string>[]): Producer => ({
  page: path,
  posts,
});
const add = (n: number) => ({ intent: "anadir", id: `B0DEMO000${n}` });

const CARRITO = "/producto/carrito-tilavia-ronda-3-en-1";
const DOS = "/comparativas?p=trona-viaje-nubaro-bolsa,asiento-elevador-nubaro-mesa";
const ARTICULO = "/consejos/consejos-dormir-bebe";
const NO_CATEGORIES = "delete from slugs_antiguos; delete from categorias";
const NO_CHILDREN = `${NO_CATEGORIES} where parent_id is not null; update categorias set descripcion = null`;
const TRY_LATER = "Inténtalo de nuevo más tarde.";
const PLEASE_LATER = "Por favor, intenta de nuevo más tarde.";

const home = of("2 Inicio");
const header = of("2 Cabecera y pie");
const categorias = of("2 Categorías");
const categoria = of("2 Categoría");
const card = of("2 Tarjeta de producto");
const producto = of("2 Producto");
const comparativas = of("2 Comparativas");
const consejos = of("2 Consejos");
const articulo = of("2 Artículo");
const contacto = of("2 Contacto");
const buscar = of("2 Buscar");
const otras = of("2 Otras páginas");
const estados = of("4 Estados");
const reglas = of("5 Reglas");
const errores = of("8 Mensajes");
const limites = of("9 Límites");

export const TEXTOS: readonly Texto[] = [
  home(/<h1[^>]*>Elegir bien para tu bebé/, page("/")),
  home('href="/categorias" class="btn btn-brand">Explorar categorías', page("/")),
  home('href="/consejos" class="btn btn-quiet bg-surface">Leer consejos', page("/")),
  home("Reseñas Destacadas", page("/")),
  home(`No se pudieron cargar los productos. ${TRY_LATER}`, broken("/", ["productos"], 200)),
  home("No hay productos destacados disponibles.", empty("/")),
  home("Explora por Categorías", page("/")),
  home(
    `No se pudieron cargar las categorías. ${TRY_LATER}`,
    broken("/", ["tipos_consejo", "categorias"], 200),
  ),
  home("No hay categorías disponibles.", empty("/", NO_CATEGORIES)),
  home("Productos de Alimentación", empty("/", NO_CHILDREN)),
  home(/<h2[^>]*>Últimos consejos/, page("/")),
  home('href="/consejos"', page("/")),
  home(`No se pudieron cargar los consejos. ${TRY_LATER}`, broken("/", ["consejos"], 200)),
  home("No hay consejos disponibles actualmente.", empty("/")),
  home(/<time dateTime="[^"]+"[^>]*>\d{1,2} de [a-z]+ de \d{4}</, page("/")),
  home("Esenciales para el recién nacido", page("/")),
  home('href="/lista-recien-nacido"', page("/")),

  header(/<header.*>Inicio<.*<\/header>/s, page("/")),
  header(/<nav aria-label="Principal".*Categorías.*Ver todas las categorías/s, page("/")),
  header(
    /<nav aria-label="Principal".*>Comparativas<.*>Consejos para Padres<.*>Sobre Nosotros<.*>Contacto</s,
    page("/"),
  ),
  header(/<span class="sr-only">Buscar<\/span>/, page("/")),
  header(/<span class="sr-only">Menú<\/span>/, page("/")),
  header(/^(?!.*Panel Admin)/s, page("/")),
  header("does nothing", journey("menus.script.spec.ts", "does nothing with", '"   a   "')),
  header("closes and clears", journey("menus.script.spec.ts", "closes and empties itself")),
  header(/<footer.*href="\/categoria\/cochecitos-sillas"[^>]*>Cochecitos</s, page("/")),
  header(/href="\/categoria\/sillas-coche"[^>]*>Sillas de Coche</, page("/")),
  header(/<footer.*href="\/categoria\/alimentacion"[^>]*>Alimentación</s, page("/")),
  header("mailto:hola@ejemplo.es", page("/")),
  header(">Política de privacidad<", page("/")),
  header(">Política de cookies<", page("/")),
  header(">Aviso legal<", page("/")),
  header(new RegExp(`© ${new Date().getFullYear()} Mimbre`), page("/")),
  header("sin coste adicional para ti", page("/")),
  header("Comparar (2)", posted("/", add(1), add(2))),

  categorias(/Inicio<\/a>.*>Categorías<\/span>/s, page("/categorias")),
  categorias(/<h1[^>]*>Categorías<\/h1>/, page("/categorias")),
  categorias("Ver categoría", page("/categorias")),
  categorias(/href="\/categoria\/tronas-asientos"[^>]*>Tronas/, page("/categorias")),
  categorias("No hay subcategorías disponibles.", empty("/categorias", NO_CHILDREN)),
  categorias("No hay categorías disponibles.", empty("/categorias", NO_CATEGORIES)),
  categorias(
    `No se pudieron cargar las categorías. ${TRY_LATER}`,
    broken("/categorias", ["tipos_consejo", "categorias"], 503),
  ),

  categoria(/>Inicio<\/a>.*>Categorías<\/a>.*aria-current="page"/s, page("/categoria/paseo-viaje")),
  categoria(
    "Descubre los mejores productos de Alimentación para tu bebé.",
    empty("/categoria/alimentacion", NO_CHILDREN),
  ),
  categoria("Explora Paseo y viaje", page("/categoria/paseo-viaje")),
  categoria("Productos Recomendados", page("/categoria/paseo-viaje")),
  categoria("Próximamente más productos", empty("/categoria/mobiliario")),
  categoria(/<h2 id="arbol-titulo"[^>]*>Categorías</, page("/categoria/paseo-viaje")),
  categoria(
    /<nav id="arbol".*href="\/categoria\/sillas-coche" aria-current="page"/s,
    page("/categoria/sillas-coche"),
  ),
  categoria(/<nav id="arbol".*Ver todas las categorías/s, page("/categoria/paseo-viaje")),
  categoria("Abrir menú de categorías", page("/categoria/paseo-viaje")),
  categoria("Categoría no encontrada", page("/categoria", 404)),
  categoria(
    "Lo sentimos, la categoría que buscas no existe o ha sido eliminada.",
    page("/categoria/nada", 404),
  ),
  categoria(
    `Ha ocurrido un error al cargar la información. ${PLEASE_LATER}`,
    broken("/categoria/alimentacion", ["categorias"], 503),
  ),
  categoria(
    `Ha ocurrido un error al cargar los productos. ${PLEASE_LATER}`,
    broken("/categoria/alimentacion", ["productos"], 200),
  ),

  card("Recomendado", page("/categoria/paseo-viaje")),
  card(/action="\/comparar".*Comparar/s, page("/categoria/paseo-viaje")),
  card(/>\d,\d</, page("/categoria/paseo-viaje")),
  card(
    /href="https:\/\/www\.amazon\.es\/s\?k=Carrito\+Tilavia\+Ronda\+3\+en\+1&tag=prueba-21" target="_blank" rel="sponsored nofollow noopener"/,
    page("/categoria/paseo-viaje"),
  ),
  card(
    "«Añadido» for 1.5 s",
    journey("comparar.script.spec.ts", "«Añadido» for 1.5 seconds", "runFor(1400)"),
  ),

  producto(/>Inicio<\/a>.*href="\/categoria\/carritos-sillas-paseo"/s, page(CARRITO)),
  producto(/\d,\d[^<]*<[^>]*>[^<]*sobre 5|\d,\d sobre 5|de 5/, page(CARRITO)),
  producto(/Colores.*Gris perla/s, page("/producto/banera-plegable-nubaro-ola")),
  producto("Ver en Amazon", page(CARRITO)),
  producto(
    /Precio visto el <time[^>]*>\d{1,2} de [a-z]+(?: de \d{4})? \((?:hoy|hace \d+ días?)\)<\/time>\. Los precios y la disponibilidad pueden variar\.<\/p>/,
    page("/producto/cuna-colecho-pinarela-luna"),
  ),
  producto("Producto de ejemplo, no existe", page(CARRITO)),
  producto("Descripción Detallada", page(CARRITO)),
  producto("Características", page(CARRITO)),
  producto("Pros y Contras", page(CARRITO)),
  producto("Ventajas", page(CARRITO)),
  producto(">Contras<", page(CARRITO)),
  producto("Productos relacionados", page(CARRITO)),
  producto("Producto no encontrado", page("/producto/nada", 404)),
  producto(
    "Lo sentimos, el producto que buscas no existe o ha sido eliminado.",
    page("/producto/nada", 404),
  ),
  producto(
    `Ha ocurrido un error al cargar la información. ${PLEASE_LATER}`,
    broken(CARRITO, ["productos"], 503),
  ),

  comparativas("No hay productos para comparar", page("/comparativas")),
  comparativas(/href="\/categorias" class="btn/, page("/comparativas")),
  comparativas(/aria-current="page"[^>]*>Tabla</, page(DOS)),
  comparativas(">Tarjetas<", page(DOS)),
  comparativas("Limpiar comparación", posted("/comparativas", add(1))),
  comparativas(/name="intent" value="quitar"/, posted("/comparativas", add(1))),
  // Rows with equal values are folded below the table.
  ...["Precio", "Categoría", "Características", "Ventajas", "Contras"].map((row) =>
    comparativas(new RegExp(`<(?:th scope="row"|dt)[^>]*>${row}`), page(DOS)),
  ),
  comparativas("Ver en Amazon", page(DOS)),
  comparativas('href="/producto/trona-viaje-nubaro-bolsa"', page(DOS)),
  comparativas("Mejor Opción Global", page(DOS)),
  comparativas("La Más Ligera", page(DOS)),
  comparativas("Mejor Relación Calidad-Precio", page(DOS)),
  comparativas("Añade más productos para comparar", page(DOS)),
  comparativas("En calidad de Afiliado de Amazon", page(DOS)),

  consejos(/<h1[^>]*>Consejos para Padres/, page("/consejos")),
  consejos('placeholder="Buscar consejos..."', page("/consejos")),
  ...["alimentacion", "desarrollo", "salud", "educacion", "sueno"].map((slug) =>
    consejos(`href="/consejos?categoria=${slug}"`, page("/consejos")),
  ),
  consejos("Últimos Consejos", page("/consejos")),
  consejos(/^(?!.*name="pagina")/s, page("/consejos?categoria=sueno&q=a")),
  consejos("Consejos para dormir al bebé", page("/consejos?q=DORMIR")),
  consejos(
    `No se pudieron cargar los artículos. ${TRY_LATER}`,
    broken("/consejos", ["consejos"], 503),
  ),
  consejos("No se pudieron cargar los últimos consejos.", broken("/consejos", ["consejos"], 503)),
  consejos("No hay artículos que coincidan con tu búsqueda.", page("/consejos?q=zzzz")),
  consejos(/^(?=.*Todavía no hay artículos publicados)(?!.*búsqueda)/s, empty("/consejos")),
  consejos("No hay consejos disponibles.", empty("/consejos")),
  consejos(
    "previews after 700 ms, until 300 ms",
    journey("detalles.script.spec.ts", "runFor(690)", "runFor(290)"),
  ),

  articulo("Volver a todos los consejos", page(ARTICULO)),
  articulo('href="/consejos?categoria=sueno"', page(ARTICULO)),
  articulo(/<time dateTime="[^"]+">\d{1,2} de [a-z]+ de \d{4}</, page(ARTICULO)),
  articulo(/<article.*<h2 id=.*<p>.*<\/article>/s, page(ARTICULO)),
  articulo("Este texto es informativo y no sustituye a tu pediatra.", page(ARTICULO)),
  articulo("Artículos relacionados", page(ARTICULO)),
  articulo("Categorías populares", page(ARTICULO)),
  articulo("Artículo no encontrado", page("/consejos/nada", 404)),
  articulo(
    "Lo sentimos, el artículo que buscas no existe o ha sido trasladado.",
    page("/consejos/nada", 404),
  ),
  articulo(
    `Ha ocurrido un error al cargar la información. ${PLEASE_LATER}`,
    broken(ARTICULO, ["consejos"], 503),
  ),

  ...["Nombre", "Email", "Asunto", "Mensaje"].map((label) =>
    contacto(new RegExp(`<label[^>]*>${label}<`), page("/contacto")),
  ),
  contacto(
    { each: /<(?:input|textarea)[^>]* id="campo-[^>]* required/g, times: 4 },
    page("/contacto"),
  ),
  contacto(/<input type="email"|type="email"/, page("/contacto")),
  contacto("Lunes a viernes, 9:00–18:00", page("/contacto")),
  contacto(/^(?!.*Horario de atención)/s, empty("/contacto")),
  contacto("Madrid, España", page("/contacto")),
  contacto("tel:910000000", page("/contacto")),
  contacto({ each: /<(?:dt|h3)[^>]*>¿/g, times: 4 }, page("/contacto")),
  contacto('data-enviando="Enviando..."', page("/contacto")),
  contacto("¡Mensaje enviado!", page("/contacto?enviado=1")),
  contacto(
    "Gracias por contactar con nosotros. Te responderemos lo antes posible.",
    page("/contacto?enviado=1"),
  ),

  buscar('Resultados para "silla"', page("/buscar?q=silla")),
  buscar(/Se encontraron \d+ resultados/, page("/buscar?q=silla")),
  buscar(/Productos \(\d+\)/, page("/buscar?q=silla")),
  buscar(/Consejos \(\d+\)/, page("/buscar?q=dormir")),
  buscar(/href="\/categorias"[^>]*>Ver todas las categorías/, page("/buscar?q=zzzz")),
  buscar("Se encontraron 0 resultados", page("/buscar?q=zzzz")),
  buscar("Escribe al menos 2 caracteres", page("/buscar?q=a")),
  buscar(
    "No pudimos completar tu búsqueda. Por favor intenta de nuevo.",
    broken("/buscar?q=trona", ["busqueda_productos_palabras", "busqueda_consejos_palabras"], 503),
  ),

  otras(
    /<h1[^>]*>Página no encontrada.*<span lang="en"[^>]*>Oops! Page not found</s,
    page("/nada", 404),
  ),
  otras(/href="\/" class="btn/, page("/nada", 404)),
  ...["un-moises", "para-que-estamos", "como-valoramos", "cuentas-claras"].map((part) =>
    otras(`<h2 id="s-${part}`, page("/sobre-nosotros")),
  ),
  otras(/<picture.*moisés de mimbre/s, page("/sobre-nosotros")),
  otras('href="/contacto" class="btn', page("/sobre-nosotros")),
  otras(/De qué vivimos.*En calidad de Afiliado.*<footer/s, page("/sobre-nosotros")),
  otras(/Quién firma.*Lucía Arranz/s, page("/sobre-nosotros")),
  ...["/politica-privacidad", "/politica-cookies", "/aviso-legal"].map((path) =>
    otras(/<h1/, page(path)),
  ),

  estados(/^(?!.*Lumbrel Cierra)/s, page("/categoria/bano-higiene")),
  estados("Producto no encontrado", page("/producto/cubo-panales-lumbrel-cierra", 404)),
  estados("Comparar (1)", posted("/", add(1), add(2), { intent: "quitar", id: "B0DEMO0001" })),
  estados("No hay productos para comparar", posted("/comparativas", add(1), { intent: "limpiar" })),
  estados("restored from local storage", journey("lista-comparada.script.spec.ts", "is restored")),
  estados("contact form empties", journey("contacto.spec.ts", 'toHaveValue("")')),
  estados("menus open and close", journey("menus.script.spec.ts", "one is open at a time")),

  reglas("Escribe al menos 2 caracteres", page("/buscar?q=%20b%20")),
  reglas("Comparar (3)", posted("/", add(1), add(2), add(3), add(4))),

  errores("Límite alcanzado", posted("/", add(1), add(2), add(3), add(4))),
  errores(
    "Solo puedes comparar hasta 3 productos. Elimina alguno para añadir más.",
    posted("/", add(1), add(2), add(3), add(4)),
  ),
  errores("Producto añadido a la comparación", posted("/", add(1))),
  errores(
    "Producto eliminado de la comparación",
    posted("/", add(1), { intent: "quitar", id: "B0DEMO0001" }),
  ),
  errores("toast of 2 s", journey("comparar.script.spec.ts", "the toast stays for 2")),

  limites({ each: /<button[^>]*class="toggle"/g, times: 6 }, page("/")),
  limites({ each: /<article class="card"/g, times: 3 }, page("/")),
  limites({ each: /<article class="card/g, times: 6 }, page("/consejos")),
  limites({ each: /<li[^>]*data-vista-previa/g, times: 4 }, page("/consejos")),
  limites(
    "home: 3, 10 and 3 sketches",
    journey("esqueletos.script.spec.ts", 'to: "/", count: 3 + 10 + 3'),
  ),
  limites(
    "lists: 6 sketches, 4 beside",
    journey(
      "esqueletos.script.spec.ts",
      'to: "/categorias", count: 6',
      'to: "/categoria/paseo-viaje", count: 6',
      'to: "/consejos", count: 6 + 4',
    ),
  ),
  limites(
    /animation:\.3s ease-out backwards stars/,
    page("/producto/carrito-tilavia-ronda-3-en-1"),
  ),
];

/** The number of entries in each section, so that none gets lost. */
export const COUNTS: Readonly<Record<string, number>> = {
  "2 Inicio": 17,
  "2 Cabecera y pie": 18,
  "2 Categorías": 7,
  "2 Categoría": 13,
  "2 Tarjeta de producto": 5,
  "2 Producto": 15,
  "2 Comparativas": 18,
  "2 Consejos": 16,
  "2 Artículo": 10,
  "2 Contacto": 14,
  "2 Buscar": 8,
  "2 Otras páginas": 13,
  "4 Estados": 7,
  "5 Reglas": 2,
  "8 Mensajes": 5,
  "9 Límites": 7,
};
