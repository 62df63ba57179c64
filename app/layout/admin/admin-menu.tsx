import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

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

function itemsFor({ isMain, mfaEnabled }: AdminMenuProps): MenuItem[] {
  const off = { text: "!", title: "La verificación en dos pasos está desactivada" };
  return [
    { href: paths.admin(), label: "Dashboard", icon: "panel" },
    { href: paths.adminProductos(), label: "Productos", icon: "etiqueta" },
    { href: paths.adminConsejos(), label: "Consejos", icon: "articulo" },
    { href: paths.adminCategorias(), label: "Categorías", icon: "carpeta" },
    { href: paths.adminRelaciones(), label: "Relaciones", icon: "relacion" },
    { href: paths.adminImagenes(), label: "Imágenes", icon: "imagen" },
    {
      href: paths.adminProfile(),
      label: "Mi Perfil",
      icon: "persona",
      badge: mfaEnabled ? undefined : off,
    },
    ...(isMain ? [REQUESTS] : []),
  ];
}

const REQUESTS: MenuItem = {
  href: paths.adminRequests(),
  label: "Solicitudes",
  icon: "solicitud",
  badge: { text: "Admin", title: "Solo para administradores principales" },
};

/** The places of the admin area. */
export function AdminMenu(props: AdminMenuProps) {
  return (
    <ul className="grid gap-1">
      {itemsFor(props).map((item) => (
        <MenuLink key={item.href} item={item} isFolded={props.isFolded ?? false} />
      ))}
    </ul>
  );
}

function MenuLink({ item, isFolded }: { item: MenuItem; isFolded: boolean }) {
  const { pathname } = useLocation();
  const { href, label, icon, badge } = item;
  const isHere = pathname === href || (href !== paths.admin() && pathname.startsWith(`${href}/`));
  return (
    <li>
      <a
        href={href}
        title={isFolded ? label : undefined}
        aria-current={isHere ? "page" : undefined}
        className={`flex min-h-11 items-center gap-3 rounded-md font-medium hover:bg-band aria-[current]:bg-brand-tint aria-[current]:text-brand ${
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
      </a>
    </li>
  );
}
