import type { ReactNode } from "react";
import { paths } from "~/paths";
import { useSite } from "~/site-data";

type Vista = "tabla" | "tarjetas";

interface AccionesProps {
  vista: Vista;
  onlyDifferences: boolean;
  /** Slugs of a list that somebody shared, as in the address. */
  shared: string | undefined;
  ids: string[];
}

/** View, differences, and what can be done with the list as a whole. */
export function ComparativaAcciones({ vista, onlyDifferences, shared, ids }: AccionesProps) {
  const state = { p: shared, diferencias: onlyDifferences ? ("1" as const) : undefined };
  return (
    <div className="no-print mb-6 flex flex-wrap items-center justify-between gap-4">
      <ul aria-label="Vista" className="flex flex-wrap gap-2">
        <ViewLink href={paths.comparativas({ ...state })} isCurrent={vista === "tabla"}>
          Tabla
        </ViewLink>
        <ViewLink
          href={paths.comparativas({ ...state, vista: "tarjetas" })}
          isCurrent={vista === "tarjetas"}
        >
          Tarjetas
        </ViewLink>
        <ViewLink
          href={paths.comparativas({
            p: shared,
            vista: vista === "tarjetas" ? vista : undefined,
            diferencias: onlyDifferences ? undefined : "1",
          })}
          isCurrent={onlyDifferences}
        >
          Solo diferencias
        </ViewLink>
      </ul>
      {shared ? (
        <ListForm intent="usar" ids={ids} volver={paths.comparativas()}>
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
        className={`btn px-4 ${isCurrent ? "btn-brand" : "btn-quiet"}`}
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
