import { lazy, type ReactNode, Suspense } from "react";
import { RouteDialog } from "~/ui/route-dialog";
import type { ImportAnswer, LotePage, SubidaPage } from "./pagina";

/** Fetched when it is first wanted: most visits of the list import nothing. */
const ImportarStep = lazy(() => import("./importar-steps"));

/** Around the list of products: a file is chosen, looked at and imported over it. */
export function ImportarDialog({ children }: { children: ReactNode }) {
  return (
    <RouteDialog<SubidaPage | LotePage, ImportAnswer>
      render={(page, answer) => (
        <Suspense fallback={<p className="py-16 text-center text-soft">Cargando…</p>}>
          <ImportarStep page={page} answer={answer} />
        </Suspense>
      )}
    >
      {children}
    </RouteDialog>
  );
}
