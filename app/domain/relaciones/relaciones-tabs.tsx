import type { TipoPublicable } from "~/domain/tipo";
import { paths } from "~/site/paths";
import { FilterLinks } from "~/ui/list/filter-links";

export function RelacionesTabs({ tipo }: { tipo: TipoPublicable }) {
  return (
    <FilterLinks
      label="Tipo de relación"
      links={[
        {
          text: "Productos Relacionados",
          href: paths.adminRelaciones(),
          isCurrent: tipo === "producto",
        },
        {
          text: "Consejos y Productos",
          href: paths.adminRelaciones({ vista: "consejos" }),
          isCurrent: tipo === "consejo",
        },
      ]}
    />
  );
}
