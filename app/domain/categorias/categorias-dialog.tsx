import type { ReactNode } from "react";
import { RouteDialog } from "~/ui/route-dialog";
import { type CategoriaAnswer, CategoriaForm, type CategoriaPage } from "./categoria-form";
import { DeleteCategoria, type DeleteCategoriaPage } from "./delete-categoria";

/** Around the list of categories: its forms open over it. */
export function CategoriasDialog({ children }: { children: ReactNode }) {
  return (
    <RouteDialog<CategoriaPage | DeleteCategoriaPage, CategoriaAnswer>
      isAlert={(page) => page.kind === "eliminar"}
      render={(page, answer) =>
        page.kind === "categoria" ? (
          <CategoriaForm page={page} answer={answer} />
        ) : (
          <DeleteCategoria page={page} answer={answer} />
        )
      }
    >
      {children}
    </RouteDialog>
  );
}
