import type { ReactNode } from "react";
import { RouteDialog } from "~/ui/route-dialog";
import { type ConsejoAnswer, ConsejoForm, type ConsejoPage } from "./consejo-form";
import { DeleteConsejo, type DeleteConsejoPage } from "./delete-consejo";

/** Around the list of articles: its forms open over it. */
export function ConsejosDialog({ children }: { children: ReactNode }) {
  return (
    <RouteDialog<ConsejoPage | DeleteConsejoPage, ConsejoAnswer>
      isAlert={(page) => page.kind === "eliminar"}
      render={(page, answer) =>
        page.kind === "consejo" ? (
          <ConsejoForm page={page} answer={answer} />
        ) : (
          <DeleteConsejo page={page} answer={answer} />
        )
      }
    >
      {children}
    </RouteDialog>
  );
}
