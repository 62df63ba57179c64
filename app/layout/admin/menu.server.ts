import { paths } from "~/site/paths";
import type { Status } from "./status-line";

export interface MenuItem {
  href: string;
  label: string;
  icon: string;
  isWritten?: true;
  badge?: { text: string; title: string };
}

export type MenuGroup = { title?: string; items: MenuItem[] };

const OFF = { text: "!", title: "La verificación en dos pasos está desactivada" };
const MAIN_ONLY = { text: "Admin", title: "Solo para administradores principales" };

export const CONTENT: MenuItem[] = [
  { href: paths.adminProductos(), label: "Productos", icon: "etiqueta", isWritten: true },
  { href: paths.adminConsejos(), label: "Consejos", icon: "articulo", isWritten: true },
  { href: paths.adminLista("pagina"), label: "Páginas", icon: "hoja", isWritten: true },
  { href: paths.adminLista("autor"), label: "Autores", icon: "persona" },
  { href: paths.adminCategorias(), label: "Categorías", icon: "carpeta" },
  { href: paths.adminRelaciones(), label: "Relaciones", icon: "relacion" },
  { href: paths.adminImagenes(), label: "Imágenes", icon: "imagen", isWritten: true },
  { href: paths.adminPapelera(), label: "Papelera", icon: "papelera" },
];

const MESSAGES: MenuItem = { href: paths.adminMensajes(), label: "Mensajes", icon: "mensaje" };

const READERS: MenuItem[] = [
  { href: paths.adminEstadisticas(), label: "Estadísticas", icon: "grafico" },
  { href: paths.adminBusqueda(), label: "Búsqueda", icon: "buscar" },
];

const SITE: MenuItem[] = [
  { href: paths.adminRequests(), label: "Solicitudes", icon: "solicitud", badge: MAIN_ONLY },
  { href: paths.adminUsuarios(), label: "Usuarios", icon: "personas" },
  { href: paths.adminAjustes(), label: "Ajustes", icon: "ajustes" },
  { href: paths.adminHistorial(), label: "Historial", icon: "historial" },
];

export function groupsFor({ isMain, isWriter, mfaEnabled }: Status): MenuGroup[] {
  const badge = mfaEnabled ? undefined : OFF;
  return [
    { items: [{ href: paths.admin(), label: "Dashboard", icon: "panel" }] },
    { title: "Contenido", items: isWriter ? CONTENT.filter((item) => item.isWritten) : CONTENT },
    ...(isWriter ? [] : [{ title: "Lectores", items: isMain ? [MESSAGES, ...READERS] : READERS }]),
    { items: [{ href: paths.adminProfile(), label: "Mi Perfil", icon: "persona", badge }] },
    ...(isMain ? [{ title: "Sitio", items: SITE }] : []),
  ];
}
