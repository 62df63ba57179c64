import { paths } from "~/paths";
import { useSite } from "~/site-data";
import { Icon } from "~/ui/icon";

/** 'Comparar (n)', floating while at least one product is compared. */
export function CompareLink() {
  const { lista } = useSite();
  return (
    <div
      role="status"
      className="no-print pointer-events-none sticky bottom-5 z-20 mt-auto flex justify-end px-5"
    >
      <a
        href={paths.comparativas()}
        data-comparar-enlace
        hidden={lista.length === 0}
        className="btn btn-brand pointer-events-auto shadow-raised"
      >
        <Icon name="comparar" className="size-5" />
        Comparar ({lista.length})
      </a>
    </div>
  );
}
