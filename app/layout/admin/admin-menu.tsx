import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";
import { AdminLink } from "./navigation";

export interface AdminMenuProps {
  isMain: boolean;
  mfaEnabled: boolean;
  /** Only icons; the words stay for readers. */
  isFolded?: boolean;
}

interface MenuItem {
  href: string;
  label: string;
  icon: string;
  badge?: { text: string; title: string };
}

interface MenuGroup {
  /** None for what stands above all groups. */
  title?: string;
  items: MenuItem[];
}

const OFF = { text: "!", title: "La verificación en dos pasos está desactivada" };
const MAIN_ONLY = { text: "Admin", title: "Solo para administradores principales" };

const CONTENT: MenuGroup = {
  title: "Contenido",
  items: [
    { href: paths.adminProductos(), label: "Productos", icon: "etiqueta" },
    { href: paths.adminConsejos(), label: "Consejos", icon: "articulo" },
    { href: paths.adminCategorias(), label: "Categorías", icon: "carpeta" },
    { href: paths.adminRelaciones(), label: "Relaciones", icon: "relacion" },
    { href: paths.adminImagenes(), label: "Imágenes", icon: "imagen" },
    { href: paths.adminPapelera(), label: "Papelera", icon: "papelera" },
  ],
};

const READERS: MenuGroup = {
  title: "Lectores",
  items: [
    { href: paths.adminMensajes(), label: "Mensajes", icon: "mensaje" },
    { href: paths.adminClics(), label: "Clics", icon: "grafico" },
  ],
};

const SITE: MenuGroup = {
  title: "Sitio",
  items: [
    { href: paths.adminRequests(), label: "Solicitudes", icon: "solicitud", badge: MAIN_ONLY },
    { href: paths.adminUsuarios(), label: "Usuarios", icon: "personas" },
    { href: paths.adminAjustes(), label: "Ajustes", icon: "ajustes" },
    { href: paths.adminHistorial(), label: "Historial", icon: "historial" },
  ],
};

function groupsFor({ isMain, mfaEnabled }: AdminMenuProps): MenuGroup[] {
  const profile: MenuItem = {
    href: paths.adminProfile(),
    label: "Mi Perfil",
    icon: "persona",
    badge: mfaEnabled ? undefined : OFF,
  };
  const dashboard: MenuItem = { href: paths.admin(), label: "Dashboard", icon: "panel" };
  return [{ items: [dashboard, profile] }, CONTENT, READERS, ...(isMain ? [SITE] : [])];
}

/** The places of the admin area. */
export function AdminMenu(props: AdminMenuProps) {
  const isFolded = props.isFolded ?? false;
  return (
    <div className="grid gap-4">
      {groupsFor(props).map(({ title, items }) => (
        <div key={title ?? ""}>
          {title && (
            <h2
              className={
                isFolded ? "sr-only" : "px-3 pb-1 font-sans text-xs font-semibold text-soft"
              }
            >
              {title}
            </h2>
          )}
          <ul className="grid gap-0.5">
            {items.map((item) => (
              <MenuLink key={item.href} item={item} isFolded={isFolded} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function MenuLink({ item, isFolded }: { item: MenuItem; isFolded: boolean }) {
  const { pathname } = useLocation();
  const { href, label, icon, badge } = item;
  const isHere = pathname === href || (href !== paths.admin() && pathname.startsWith(`${href}/`));
  return (
    <li>
      <AdminLink
        to={href}
        title={isFolded ? label : undefined}
        aria-current={isHere ? "page" : undefined}
        className={`flex min-h-10 items-center gap-3 rounded-md font-medium hover:bg-band aria-[current]:bg-brand-tint aria-[current]:text-brand ${
          isFolded ? "justify-center" : "px-3"
        }`}
      >
        <Icon name={icon} className="size-5" />
        <span className={isFolded ? "sr-only" : "flex-1"}>{label}</span>
        {badge && (
          <span title={badge.title} className={isFolded ? "sr-only" : "chip"}>
            {badge.text}
          </span>
        )}
      </AdminLink>
    </li>
  );
}
