import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import { Icon } from "~/ui/picture/icon";
import { AdminMenu } from "./admin-menu";
import { useMenuShortcut } from "./menu-shortcut";
import { type Status, StatusLine } from "./status-line";

const SMALL = "(width < 48rem)";

export function MobileMenu(props: Status & { email: string }) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuShortcut(SMALL, () => {
    const button = menu.current?.querySelector("summary");
    // A menu that closes under the focus would lose it.
    button?.focus();
    button?.click();
  });
  return (
    <details ref={menu} key={pathname} className="relative md:hidden">
      <summary className="grid size-11 place-items-center rounded-full hover:bg-band">
        <Icon name="menu" />
        <span className="sr-only">Menú</span>
      </summary>
      <nav
        aria-label="Administración"
        className="absolute right-0 z-20 mt-2 w-72 rounded-lg border border-line bg-surface p-3 shadow-raised"
      >
        <div className="border-b border-line px-3 pb-3 sm:hidden">
          <p className="text-sm font-semibold wrap-anywhere">{props.email}</p>
          <StatusLine {...props} />
        </div>
        <AdminMenu {...props} />
      </nav>
    </details>
  );
}
