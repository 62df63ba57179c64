import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { FormDialog } from "~/ui/dialog/form-dialog";

const ImportarStep = lazy(() => import("~/domain/importacion/pantalla/importar-steps"));

export function ProductosDialog({ children }: { children: ReactNode }) {
  return <FormDialog form={Importar}>{children}</FormDialog>;
}

function Importar(step: ComponentProps<typeof ImportarStep>) {
  return (
    <Suspense fallback={<p className="py-16 text-center text-soft">Cargando…</p>}>
      <ImportarStep {...step} />
    </Suspense>
  );
}
