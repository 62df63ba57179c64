import { type MouseEvent, useState } from "react";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { Icon } from "~/ui/picture/icon";
import { AdminMenu } from "./admin-menu";
import { useMenuShortcut } from "./menu-shortcut";
import type { Status } from "./status-line";

const ROOM = "(width >= 64rem)";

export function Sidebar(props: Status & { startsFolded: boolean }) {
  const { here } = useSite();
  const [isFolded, setFolded] = useState(props.startsFolded);
  const intent = isFolded ? "desplegar" : "plegar";
  const toggle = () => {
    setFolded(!isFolded);
    // Script cannot write the cookie, so it asks for it as the form does.
    const body = new URLSearchParams({ intent });
    void fetch(paths.preferencias(), { method: "POST", body, redirect: "manual" });
  };
  useMenuShortcut(ROOM, toggle);
  const label = isFolded ? "Desplegar el menú" : "Plegar el menú";
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    toggle();
  };
  return (
    <aside
      className={`hidden flex-none border-r border-line bg-surface py-3 md:block ${
        isFolded ? "w-12" : "w-12 lg:w-64 lg:px-3"
      }`}
    >
      <div className="sticky top-3 grid gap-3">
        <form
          method="post"
          action={paths.preferencias()}
          className={`hidden lg:grid ${isFolded ? "justify-center" : "justify-end"}`}
        >
          <input type="hidden" name="volver" value={here} />
          <button
            type="submit"
            name="intent"
            value={intent}
            onClick={onClick}
            aria-expanded={!isFolded}
            aria-controls="menu-lateral"
            title={`${label} (Ctrl+B)`}
            className="grid size-11 cursor-pointer place-items-center rounded-md text-soft hover:bg-band"
          >
            <Icon name="barra-lateral" className="size-5" />
            <span className="sr-only">{label}</span>
          </button>
        </form>
        <nav id="menu-lateral" aria-label="Administración">
          <AdminMenu {...props} shows={isFolded ? "icons" : "words where there is room"} />
        </nav>
      </div>
    </aside>
  );
}
