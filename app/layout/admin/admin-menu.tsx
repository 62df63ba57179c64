import { useLocation } from "@remix-run/react";
import { paths } from "~/site/paths";
import { Icon } from "~/ui/picture/icon";
import { AdminLink } from "./navigation";
import type { Status } from "./status-line";

const WORDS = { words: "", icons: "sr-only", "words where there is room": "max-lg:sr-only" };
const PLACE = {
  words: "px-3",
  icons: "justify-center",
  "words where there is room": "max-lg:justify-center lg:px-3",
};

type AdminMenuProps = Status & { shows?: keyof typeof WORDS };

interface MenuItem {
  href: string;
  label: string;
  icon: string;
  /** True for what writers see too. */
  isWritten?: true;
  badge?: { text: string; title: string };
}

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

function groupsFor({
  isMain,
  isWriter,
  mfaEnabled,
}: Status): { title?: string; items: MenuItem[] }[] {
  const badge = mfaEnabled ? undefined : OFF;
  return [
    { items: [{ href: paths.admin(), label: "Dashboard", icon: "panel" }] },
    { title: "Contenido", items: isWriter ? CONTENT.filter((item) => item.isWritten) : CONTENT },
    ...(isWriter ? [] : [{ title: "Lectores", items: isMain ? [MESSAGES, ...READERS] : READERS }]),
    { items: [{ href: paths.adminProfile(), label: "Mi Perfil", icon: "persona", badge }] },
    ...(isMain ? [{ title: "Sitio", items: SITE }] : []),
  ];
}

export function AdminMenu(props: AdminMenuProps) {
  const shows = props.shows ?? "words";
  return (
    <div className="grid gap-4">
      {groupsFor(props).map(({ title, items }) => (
        <div key={items[0]?.href}>
          {title && (
            <h2 className={`px-3 pb-1 font-sans text-xs font-semibold text-soft ${WORDS[shows]}`}>
              {title}
            </h2>
          )}
          <ul className="grid gap-0.5">
            {items.map((item) => (
              <MenuLink key={item.href} item={item} shows={shows} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function MenuLink({ item, shows }: { item: MenuItem; shows: keyof typeof WORDS }) {
  const { pathname } = useLocation();
  const { href, label, icon, badge } = item;
  const isHere = pathname === href || (href !== paths.admin() && pathname.startsWith(`${href}/`));
  return (
    <li>
      <AdminLink
        to={href}
        title={shows === "words" ? undefined : label}
        aria-current={isHere ? "page" : undefined}
        className={`flex min-h-10 items-center gap-3 rounded-md font-medium hover:bg-band aria-[current]:bg-brand-tint aria-[current]:text-brand ${PLACE[shows]}`}
      >
        <Icon admin name={icon} className="size-5" />
        <span className={`flex-1 ${WORDS[shows]}`}>{label}</span>
        {badge && (
          <span title={badge.title} className={`chip ${WORDS[shows]}`}>
            <span aria-hidden="true">{badge.text}</span>
            <span className="sr-only"> {badge.title}</span>
          </span>
        )}
      </AdminLink>
    </li>
  );
}
