import type { ReactNode } from "react";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";

export interface Vista {
  [medida: string]: string | undefined;
  vista?: "tarjetas" | undefined;
  diferencias?: "1" | undefined;
}

export const parseVista = (query: URLSearchParams): Vista => ({
  vista: query.get("vista") === "tarjetas" ? "tarjetas" : undefined,
  diferencias: query.get("diferencias") === "1" ? "1" : undefined,
});

interface AccionesProps {
  vista: Vista;
  shared: string | undefined;
  ids: string[];
}

export function ComparativaAcciones({ vista, shared, ids }: AccionesProps) {
  const isCards = vista.vista === "tarjetas";
  const isShort = vista.diferencias === "1";
  const viewHref = (change: Vista) => paths.comparativas({ ...vista, ...change, p: shared });
  return (
    <div className="no-print mb-6 flex flex-wrap items-center justify-between gap-4">
      <ul aria-label="Vista" className="flex flex-wrap gap-2">
        <ViewLink href={viewHref({ vista: undefined })} isCurrent={!isCards}>
          Tabla
        </ViewLink>
        <ViewLink href={viewHref({ vista: "tarjetas" })} isCurrent={isCards}>
          Tarjetas
        </ViewLink>
        {ids.length > 1 && (
          <ViewLink href={viewHref({ diferencias: isShort ? undefined : "1" })} isCurrent={isShort}>
            Solo diferencias
          </ViewLink>
        )}
      </ul>
      {shared ? (
        <ListForm intent="usar" ids={ids} volver={paths.comparativas({ ...vista })}>
          Usar como mi comparación
        </ListForm>
      ) : (
        <ListForm intent="limpiar" ids={[]}>
          Limpiar comparación
        </ListForm>
      )}
    </div>
  );
}

interface ViewLinkProps {
  href: string;
  isCurrent: boolean;
  children: string;
}

function ViewLink({ href, isCurrent, children }: ViewLinkProps) {
  return (
    <li>
      <a
        href={href}
        aria-current={isCurrent ? "true" : undefined}
        className={`btn px-3 text-sm ${isCurrent ? "btn-brand" : "btn-quiet"}`}
      >
        {children}
      </a>
    </li>
  );
}

interface ListFormProps {
  intent: "usar" | "limpiar";
  ids: string[];
  volver?: string;
  children: ReactNode;
}

function ListForm({ intent, ids, volver, children }: ListFormProps) {
  const { here } = useSite();
  return (
    <form method="post" action={paths.comparar()}>
      <input type="hidden" name="ids" value={ids.join(".")} />
      <input type="hidden" name="volver" value={volver ?? here} />
      <button type="submit" name="intent" value={intent} className="btn btn-quiet">
        {children}
      </button>
    </form>
  );
}
