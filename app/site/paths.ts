/** Slugs and ids are encoded here and nowhere else. */

type Query = Record<string, string | number | undefined>;

/** Empty parameters are left out. */
function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  if (pairs.length === 0) return path;
  return `${path}?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`;
}

/** `volver`: path and query of the list that a form goes back to. */
type Back = { volver?: string };

/** The whole list, as the usual way back, is left out. */
const overList = (list: string, form: string, { volver, ...query }: Back & Query) =>
  withQuery(`${list}/${form}`, { ...query, volver: volver === list ? undefined : volver });

/** Page 1 has no parameter, so that each page has one address. */
const pageNumber = (pagina?: number) => (pagina && pagina > 1 ? pagina : undefined);

/** The address of a question opens at it, and gives it the focus. */
const question = (asked: unknown): "" | "#confirmar" => (asked === undefined ? "" : "#confirmar");

export const paths = {
  home: () => "/",
  categorias: () => "/categorias",
  categoria: (slug: string, pagina?: number) =>
    withQuery(`/categoria/${encodeURIComponent(slug)}`, { pagina: pageNumber(pagina) }),
  producto: (slug: string) => `/producto/${encodeURIComponent(slug)}`,
  comparar: () => "/comparar",
  comparativas: (query: { vista?: "tarjetas"; p?: string; diferencias?: "1" } = {}) =>
    withQuery("/comparativas", query),
  consejos: (query: { q?: string; categoria?: string; pagina?: number } = {}) =>
    withQuery("/consejos", { ...query, pagina: pageNumber(query.pagina) }),
  consejo: (slug: string) => `/consejos/${encodeURIComponent(slug)}`,
  buscar: (q?: string, part: { grupo?: string; pagina?: number } = {}) =>
    withQuery("/buscar", { q, ...part, pagina: pageNumber(part.pagina) }),
  listaRecienNacido: () => "/lista-recien-nacido",
  sobreNosotros: () => "/sobre-nosotros",
  contacto: (query: { enviado?: "1" } = {}) => withQuery("/contacto", query),
  politicaPrivacidad: () => "/politica-privacidad",
  politicaCookies: () => "/politica-cookies",
  avisoLegal: () => "/aviso-legal",
  feed: () => "/feed.xml",
  securityTxt: () => "/.well-known/security.txt",
  sitemap: (parte?: number) => withQuery("/sitemap.xml", { parte }),
  preferencias: () => "/preferencias",
  especulacion: () => "/especulacion.json",
  auth: ({
    volver,
    ...query
  }: Back & {
    modo?: "registro";
    paso?: "recuperacion";
    email_confirm?: "true";
    registro?: "enviado";
  } = {}) => withQuery("/auth", { ...query, volver: volver === "/admin" ? undefined : volver }),
  authVerificar: (query: { token?: string; enviado?: "1" } = {}) =>
    withQuery("/auth/verificar", query),
  authRecuperar: (query: { enviado?: "1" } = {}) => withQuery("/auth/recuperar", query),
  authRestablecer: (query: { token?: string } = {}) => withQuery("/auth/restablecer", query),
  authCambiarCorreo: (query: { token?: string } = {}) => withQuery("/auth/cambiar-correo", query),
  authReautenticar: (volver?: string) => withQuery("/auth/reautenticar", { volver }),
  authSalir: () => "/auth/salir",
  /** The plain path is the frame's; a question needs the page itself. */
  admin: (query: { demo?: "retirar" } = {}) =>
    query.demo ? `/admin?index&demo=${query.demo}#confirmar` : "/admin",
  adminProductos: (
    query: {
      q?: string;
      categoria?: string;
      estado?: string;
      filtro?: string;
      orden?: string;
      pagina?: number;
    } = {},
  ) => withQuery("/admin/productos", { ...query, pagina: pageNumber(query.pagina) }),
  adminProductoNuevo: (back: Back = {}) => overList("/admin/productos", "nuevo", back),
  adminProducto: (id: string, back: Back = {}) =>
    overList("/admin/productos", encodeURIComponent(id), back),
  adminProductoEliminar: (id: string, back: Back = {}) =>
    overList("/admin/productos", `${encodeURIComponent(id)}/eliminar`, back),
  adminProductoVersiones: (id: string, query: Back & { v?: number } = {}) =>
    overList("/admin/productos", `${encodeURIComponent(id)}/versiones`, query),
  adminProductoEvidencia: (id: string, back: Back = {}) =>
    overList("/admin/productos", `${encodeURIComponent(id)}/evidencia`, back),
  adminProductosLote: () => "/admin/productos/lote",
  adminConsejos: (query: { q?: string; estado?: string; filtro?: string; pagina?: number } = {}) =>
    withQuery("/admin/consejos", { ...query, pagina: pageNumber(query.pagina) }),
  adminConsejoNuevo: (back: Back = {}) => overList("/admin/consejos", "nuevo", back),
  adminConsejo: (id: string, back: Back = {}) =>
    overList("/admin/consejos", encodeURIComponent(id), back),
  adminConsejoVersiones: (id: string, query: Back & { v?: number } = {}) =>
    overList("/admin/consejos", `${encodeURIComponent(id)}/versiones`, query),
  adminConsejoEliminar: (id: string, back: Back = {}) =>
    overList("/admin/consejos", `${encodeURIComponent(id)}/eliminar`, back),
  adminCategorias: (query: { q?: string; plegar?: "1" } = {}) =>
    withQuery("/admin/categorias", query),
  adminCategoriaNueva: (back: Back = {}) => overList("/admin/categorias", "nuevo", back),
  adminCategoria: (id: string, back: Back = {}) =>
    overList("/admin/categorias", encodeURIComponent(id), back),
  adminCategoriaEliminar: (id: string, back: Back = {}) =>
    overList("/admin/categorias", `${encodeURIComponent(id)}/eliminar`, back),
  adminRelaciones: (
    query: { vista?: "consejos"; q?: string; pagina?: number; sel?: string } = {},
  ) => withQuery("/admin/relaciones", { ...query, pagina: pageNumber(query.pagina) }),
  adminRelacion: (
    tipo: "producto" | "consejo",
    id: string,
    query: Back & { q?: string; pagina?: number } = {},
  ) => withQuery(`/admin/relaciones/${tipo}s/${encodeURIComponent(id)}`, query),
  adminRelacionEliminar: (
    query: Back & { producto?: string; consejo?: string; relacionado: string },
  ) => withQuery("/admin/relaciones/eliminar", query),
  adminImportar: (pagina?: number) =>
    withQuery("/admin/productos/importar", { pagina: pageNumber(pagina) }),
  adminImportacion: (
    lote: string,
    query: { vista?: "cambios"; pagina?: number; seguir?: "1"; deshacer?: "1" } = {},
  ) =>
    withQuery(`/admin/productos/importar/${encodeURIComponent(lote)}`, {
      ...query,
      pagina: pageNumber(query.pagina),
    }) + question(query.deshacer),
  adminImportacionErrores: (lote: string) =>
    `/admin/productos/importar/${encodeURIComponent(lote)}/errores.csv`,
  adminExportar: () => "/admin/productos/exportar",
  adminPapelera: (pagina?: number) => withQuery("/admin/papelera", { pagina: pageNumber(pagina) }),
  adminReanudar: (id: string, query: { enviar?: string; descartar?: "1" } = {}) =>
    withQuery(`/admin/reanudar/${encodeURIComponent(id)}`, query),
  adminProfile: (
    query: { desactivar?: string; eliminar?: "cuenta" } = {},
    part: "" | "#acceso" | "#correo" | "#confirmar" | "#resumen" = question(
      query.desactivar ?? query.eliminar,
    ),
  ) => withQuery("/admin/profile", query) + part,
  adminMfaSetup: ({ volver, ...query }: Back & { listo?: "1" } = {}) =>
    withQuery("/admin/mfa-setup", {
      ...query,
      volver: volver === "/admin" ? undefined : volver,
    }),
  adminRequests: (query: { aprobar?: string; rechazar?: string; pagina?: number } = {}) =>
    withQuery("/admin/requests", { ...query, pagina: pageNumber(query.pagina) }) +
    question(query.aprobar ?? query.rechazar),
  adminImagenes: (
    query: { q?: string; filtro?: "" | "sin-usar" | "sin-alt"; pagina?: number } = {},
  ) => withQuery("/admin/imagenes", { ...query, pagina: pageNumber(query.pagina) }),
  adminImagen: (sha: string, query: { eliminar?: "1" } = {}) =>
    withQuery(`/admin/imagenes/${sha}`, query) + question(query.eliminar),
  adminImagenesElegir: (borrador: string, query: { k?: string } = {}) =>
    withQuery(`/admin/imagenes/elegir/${encodeURIComponent(borrador)}`, query),
  adminAjustes: () => "/admin/ajustes",
  adminUsuarios: (query: { id?: string; accion?: string; pagina?: number } = {}) =>
    withQuery("/admin/usuarios", { ...query, pagina: pageNumber(query.pagina) }) +
    question(query.accion),
  adminMensajes: (query: { estado?: string; eliminar?: string; pagina?: number } = {}) =>
    withQuery("/admin/mensajes", { ...query, pagina: pageNumber(query.pagina) }) +
    question(query.eliminar),
  adminHistorial: (
    query: {
      actor?: string;
      accion?: string;
      desde?: string;
      hasta?: string;
      pagina?: number;
    } = {},
  ) => withQuery("/admin/historial", { ...query, pagina: pageNumber(query.pagina) }),
  adminClics: (query: { dias?: number } = {}) => withQuery("/admin/clics", query),
  clic: (query: { p: string; en: string }) => withQuery("/clic", query),
  media: (sha: string, file: string) => `/media/${sha}-${file}`,
};
