import { useLocation } from "@remix-run/react";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { Icon } from "~/ui/picture/icon";
import { compareLinkLabel } from "~nouns/productos/screens/toggle-state";

/** Rendered even if hidden, because script reads from it the list that the page was made with. */
export function CompareLink() {
  const { lista } = useSite();
  const { pathname } = useLocation();
  return (
    <div
      role="status"
      hidden={pathname === paths.comparativas()}
      className="no-print pointer-events-none sticky bottom-5 z-20 mt-auto flex justify-end px-5"
    >
      <a
        href={paths.comparativas()}
        data-comparar-enlace={paths.comparar()}
        data-lista={lista.join(".")}
        hidden={lista.length === 0}
        className="btn btn-brand pointer-events-auto shadow-raised"
      >
        <Icon name="comparar" className="size-5" />
        <span data-texto="">{compareLinkLabel(lista.length)}</span>
      </a>
    </div>
  );
}
