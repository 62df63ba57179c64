import type { ReactNode } from "react";
import { RouteDialog } from "~/ui/route-dialog";
import { DeleteRelacion, type DeleteRelacionPage } from "./delete-relacion";
import { type RelacionAnswer, RelacionForm, type RelacionPage } from "./relacion-form";

/** Around the screen of relations: its forms open over it. */
export function RelacionesDialog({ children }: { children: ReactNode }) {
  return (
    <RouteDialog<RelacionPage | DeleteRelacionPage, RelacionAnswer>
      isAlert={(page) => page.kind === "eliminar"}
      render={(page, answer) =>
        page.kind === "relacion" ? (
          <RelacionForm page={page} answer={answer} />
        ) : (
          <DeleteRelacion page={page} answer={answer} />
        )
      }
    >
      {children}
    </RouteDialog>
  );
}
