import { lazy, type ReactNode, Suspense } from "react";
import type { ImportAnswer, LotePage, SubidaPage } from "~/domain/importacion/pantalla/pagina";
import type { FormReply } from "~/http/replies/form-reply";
import { type DeletePage, DeletePanel } from "~/ui/dialog/delete-panel";
import { RouteDialog } from "~/ui/dialog/route-dialog";

const ImportarStep = lazy(() => import("~/domain/importacion/pantalla/importar-steps"));

export function ProductosDialog({ children }: { children: ReactNode }) {
  return (
    <RouteDialog<DeletePage | SubidaPage | LotePage, ImportAnswer & { reply?: FormReply }>
      isAlert={(page) => page.kind === "eliminar"}
      render={(page, answer) =>
        page.kind === "eliminar" ? (
          <DeletePanel page={page} answer={answer} />
        ) : (
          <Suspense fallback={<p className="py-16 text-center text-soft">Cargando…</p>}>
            <ImportarStep page={page} answer={answer} />
          </Suspense>
        )
      }
    >
      {children}
    </RouteDialog>
  );
}
