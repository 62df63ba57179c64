import { paths } from "~/site/paths";
import { FilterLinks } from "~/ui/list/filter-links";
import { ComparativaForm } from "./comparar-producto";

export interface Vista {
  [medida: string]: string | undefined;
  vista?: "tarjetas" | undefined;
  diferencias?: "1" | undefined;
}

export const parseVista = (query: URLSearchParams): Vista => ({
  vista: query.get("vista") === "tarjetas" ? "tarjetas" : undefined,
  diferencias: query.get("diferencias") === "1" ? "1" : undefined,
});

type AccionesProps = { vista: Vista; shared: string | undefined; ids: string[] };

export function ComparativaAcciones({ vista, shared, ids }: AccionesProps) {
  const isCards = vista.vista === "tarjetas";
  const isShort = vista.diferencias === "1";
  const viewHref = (change: Vista) => paths.comparativas({ ...vista, ...change, p: shared });
  return (
    <div className="no-print mb-6 flex flex-wrap items-center gap-2 sm:gap-4 sm:[&>form]:ml-auto">
      <FilterLinks
        label="Vista"
        links={[
          { text: "Tabla", href: viewHref({ vista: undefined }), isCurrent: !isCards },
          { text: "Tarjetas", href: viewHref({ vista: "tarjetas" }), isCurrent: isCards },
        ]}
      />
      {ids.length > 1 && (
        <FilterLinks
          label="Filas"
          links={[
            { text: "Todo", href: viewHref({ diferencias: undefined }), isCurrent: !isShort },
            { text: "Solo diferencias", href: viewHref({ diferencias: "1" }), isCurrent: isShort },
          ]}
        />
      )}
      {shared ? (
        <ComparativaForm
          intent="usar"
          fields={{ ids: ids.join("."), volver: paths.comparativas({ ...vista }) }}
          className="btn btn-quiet"
        >
          Usar como mi comparación
        </ComparativaForm>
      ) : (
        <ComparativaForm intent="limpiar" className="btn btn-quiet">
          Limpiar comparación
        </ComparativaForm>
      )}
    </div>
  );
}
