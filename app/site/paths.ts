/** Slugs and ids must be encoded here only, so that nothing is encoded twice. */

type Query = Record<string, string | number | undefined>;

/** Leaves out empty parameters and page 1, so that each page has a single address. */
function withQuery(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).filter(([key, value]) =>
    key === "pagina" ? Number(value) > 1 : value !== undefined && value !== "",
  );
  if (pairs.length === 0) return path;
  return `${path}?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`;
}

const at =
  <Asked extends Query>(path: string) =>
  (query?: Asked) =>
    withQuery(path, query);

type Page = { pagina?: number };
type Texts<Key extends string> = { [Each in Key]?: string };

/** Adds `?index`: Remix posts to the list's route instead of the layout around it. */
export const postTo = (list: string) => `${list}${list.includes("?") ? "&" : "?"}index`;

const list = <Key extends string>(path: string) => at<Texts<Key> & Page>(path);

const pageOf = (path: string) => (pagina?: number) => withQuery(path, { pagina });

/** `volver` holds path and query of the list that the form returns to. */
type Back = { volver?: string };

const withBack = (path: string, usual: string, { volver, ...query }: Back & Query = {}) =>
  withQuery(path, { ...query, volver: volver === usual ? undefined : volver });

const oneOf =
  <Asked extends Query = Back>(all: string, part = "") =>
  (id: string, back?: Back & Asked) =>
    withBack(`${all}/${encodeURIComponent(id)}${part}`, all, back);

/** Nouns with a list and a form for each row; the form of a new row has the id `nuevo`. */
type Tipo = "producto" | "consejo" | "pagina" | "categoria" | "autor" | "imagen";

const listOf = (tipo: Tipo) => `/admin/${tipo}${/[nr]$/.test(tipo) ? "es" : "s"}`;

const rowOf =
  <Asked extends Query = Back>(part = "") =>
  (tipo: Tipo, id: string, back?: Back & Asked) =>
    oneOf<Asked>(listOf(tipo), part)(id, back);

/** The anchor of a page's question, by which the browser focuses it. */
const question = (asked: unknown): "" | "#confirmar" => (asked === undefined ? "" : "#confirmar");

export const paths = {
  home: () => "/",
  categorias: () => "/categorias",
  categoria: (slug: string, pagina?: number, elegidos: Query = {}) =>
    withQuery(`/categoria/${encodeURIComponent(slug)}`, { ...elegidos, pagina }),
  categoriaFeed: (slug: string) => `/categoria/${encodeURIComponent(slug)}/feed.xml`,
  producto: (slug: string) => `/producto/${encodeURIComponent(slug)}`,
  comparar: () => "/comparar",
  comparativas: at<Query & { vista?: "tarjetas"; p?: string; diferencias?: "1" }>("/comparativas"),
  consejos: list<"q" | "categoria">("/consejos"),
  consejo: (slug: string, medidas?: Query) =>
    withQuery(`/consejos/${encodeURIComponent(slug)}`, medidas),
  autor: (slug: string) => `/autores/${encodeURIComponent(slug)}`,
  pagina: (slug: string) => `/${encodeURIComponent(slug)}`,
  borrador: (token: string) => `/borrador/${token}`,
  buscar: (q?: string, part?: Texts<"grupo"> & Page) => withQuery("/buscar", { q, ...part }),
  listaRecienNacido: at<{ tengo?: string }>("/lista-recien-nacido"),
  sobreNosotros: () => "/sobre-nosotros",
  contacto: at<{ enviado?: "1" }>("/contacto"),
  politicaPrivacidad: () => "/politica-privacidad",
  politicaCookies: () => "/politica-cookies",
  avisoLegal: () => "/aviso-legal",
  comoOrdenamos: (part?: "categorias" | "busqueda" | "comparativas") =>
    part ? `/como-ordenamos#${part}` : "/como-ordenamos",
  colores: at<{ v: string }>("/colores.css"),
  feed: () => "/feed.xml",
  securityTxt: () => "/.well-known/security.txt",
  sitemap: (parte?: number) => withQuery("/sitemap.xml", { parte }),
  /** One address for all unknown ones, so that their page is cached only once. */
  nowhere: () => "/no-existe",
  preferencias: () => "/preferencias",
  especulacion: () => "/especulacion.json",
  auth: (
    query?: Back & {
      modo?: "registro";
      paso?: "recuperacion";
      email_confirm?: "true";
      registro?: "enviado";
    },
  ) => withBack("/auth", "/admin", query),
  authVerificar: at<{ token?: string; enviado?: "1" }>("/auth/verificar"),
  authRecuperar: at<{ enviado?: "1" }>("/auth/recuperar"),
  authRestablecer: at<{ token?: string }>("/auth/restablecer"),
  authCambiarCorreo: at<{ token?: string }>("/auth/cambiar-correo"),
  authReautenticar: at<Back & Texts<"acto">>("/auth/reautenticar"),
  authSalir: () => "/auth/salir",
  /** Remix takes `/admin` for the layout's address, so a question to the page needs `?index`. */
  admin: (query: { demo?: "retirar" } = {}) =>
    query.demo ? `/admin?index&demo=${query.demo}#confirmar` : "/admin",
  adminLista: listOf,
  adminForm: rowOf<{ publicado?: "1" | undefined }>(),
  adminVer: rowOf("/ver"),
  adminVersiones: rowOf("/versiones"),
  adminEliminar: rowOf("/eliminar"),
  adminProductos: list<"q" | "categoria" | "estado" | "importacion" | "filtro" | "orden">(
    "/admin/productos",
  ),
  adminProductoEvidencia: oneOf("/admin/productos", "/evidencia"),
  adminConsejos: list<"q" | "categoria" | "autor" | "estado" | "filtro">("/admin/consejos"),
  adminVarios: (lista: string, query?: Back & Texts<"accion" | "id">) =>
    withQuery(`/admin/${lista}/lote/confirmar`, query),
  adminAutorEliminar: (id: string) => `/admin/autores/${encodeURIComponent(id)}?eliminar=1`,
  adminCategorias: at<{ q?: string; plegar?: "1" }>("/admin/categorias"),
  adminDatos: (id: string, query: Page = {}) =>
    withQuery(`/admin/categorias/${encodeURIComponent(id)}/datos`, query),
  adminFicha: (id: string, query?: { dato?: string }) =>
    withQuery(`/admin/categorias/${encodeURIComponent(id)}/ficha`, query) +
    (query?.dato ? "#dato" : ""),
  adminRelaciones: at<Texts<"q" | "sel"> & Page & { vista?: "consejos" }>("/admin/relaciones"),
  adminRelacion: (tipo: "producto" | "consejo", id: string, query?: Back & Texts<"q"> & Page) =>
    withQuery(`/admin/relaciones/${tipo}s/${encodeURIComponent(id)}`, query),
  adminRelacionEliminar: (query: Back & Texts<"producto" | "consejo"> & { relacionado: string }) =>
    withQuery("/admin/relaciones/eliminar", query),
  adminImportar: pageOf("/admin/productos/importar"),
  adminImportacion: (
    lote: string,
    query: Page & { vista?: "cambios" | "columnas"; seguir?: "1"; deshacer?: "1" } = {},
  ) =>
    withQuery(`/admin/productos/importar/${encodeURIComponent(lote)}`, query) +
    question(query.deshacer),
  adminImportacionErrores: (lote: string) =>
    `/admin/productos/importar/${encodeURIComponent(lote)}/errores.csv`,
  adminExportar: at<{ para?: "excel" | "plantilla" }>("/admin/productos/exportar"),
  adminPapelera: pageOf("/admin/papelera"),
  adminProfile: (
    query: Texts<"desactivar" | "acto" | "id" | "correo"> & { eliminar?: "cuenta" } = {},
    part: "" | "#acceso" | "#correo" | "#llaves" | "#confirmar" | "#resumen" = question(
      query.desactivar ?? query.acto ?? query.eliminar,
    ),
  ) => withQuery("/admin/profile", query) + part,
  adminMfaSetup: (query?: Back & { listo?: "1" }) => withBack("/admin/mfa-setup", "/admin", query),
  adminRequests: (query: Texts<"aprobar" | "rechazar"> & Page = {}) =>
    withQuery("/admin/requests", query) + question(query.aprobar ?? query.rechazar),
  adminImagenes: at<{ q?: string; filtro?: "" | "sin-usar" | "sin-alt" } & Page>("/admin/imagenes"),
  adminImagen: (sha: string) => `/admin/imagenes/${sha}`,
  adminImagenesElegir: oneOf<Texts<"k" | "q"> & Page>("/admin/imagenes/elegir"),
  adminImagenesSubir: () => "/admin/imagenes/subir",
  adminAutoguardado: () => "/admin/autoguardado",
  adminInsertar: at<Texts<"borrador" | "q">>("/admin/insertar"),
  adminAjustes: (
    seccion = "sitio",
    query: Texts<"eliminar" | "de" | "direccion" | "region" | "clave"> & Page = {},
  ) =>
    withQuery(seccion === "sitio" ? "/admin/ajustes" : `/admin/ajustes/${seccion}`, query) +
    question(query.eliminar),
  adminAjustesVersiones: oneOf("/admin/ajustes", "/versiones"),
  adminCopia: oneOf<{ de?: string }>("/admin/ajustes/copias"),
  adminUsuarios: (query: Texts<"id" | "accion" | "invitar" | "tipo"> & Page = {}) =>
    withQuery("/admin/usuarios", query) + question(query.accion),
  adminMensajes: (query: Texts<"estado" | "eliminar"> & Page = {}) =>
    withQuery("/admin/mensajes", query) + question(query.eliminar),
  adminHistorial: list<"actor" | "accion" | "desde" | "hasta">("/admin/historial"),
  adminEstadisticas: at<{ dias?: number }>("/admin/estadisticas"),
  adminBusqueda: (query: Texts<"palabra"> = {}) =>
    withQuery("/admin/busqueda", query) + (query.palabra ? "#sinonimos" : ""),
  clic: (query: { p: string; en: string }) => withQuery("/clic", query),
  media: (sha: string, file: string) => `/media/${sha}-${file}`,
};
