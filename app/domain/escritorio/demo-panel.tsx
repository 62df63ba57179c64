import { paths } from "~/paths";
import { ConfirmPanel } from "~/ui/confirm-panel";
import { formatCount } from "~/ui/format-number";
import type { DemoCount } from "./pendiente";

interface DemoPanelProps {
  demo: DemoCount;
  /** Whether the viewer may take it away. */
  isMain: boolean;
  /** Whether taking it away has been asked for. */
  isAsked: boolean;
}

/** Says that the demo catalogue is on the site, and takes it away; nothing once it is gone. */
export function DemoPanel({ demo, isMain, isAsked }: DemoPanelProps) {
  if (demo.productos + demo.consejos === 0) return null;
  const amount = `${formatCount(demo.productos, "producto", "productos")} y ${formatCount(demo.consejos, "consejo", "consejos")}`;
  if (isAsked && isMain) return <AskRemoval amount={amount} />;
  return (
    <div className="panel flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="max-w-2xl min-w-0">
        <strong>El catálogo de demostración sigue publicado:</strong> {amount} inventados. Retíralo
        antes de abrir el sitio.
      </p>
      {isMain && (
        <a href={paths.admin({ demo: "retirar" })} className="btn btn-quiet">
          Retirar la demostración
        </a>
      )}
    </div>
  );
}

function AskRemoval({ amount }: { amount: string }) {
  return (
    <ConfirmPanel
      title="¿Retirar el catálogo de demostración?"
      cancel={paths.admin()}
      form={
        <form method="post" action={`${paths.admin()}?index`}>
          <button
            type="submit"
            name="intent"
            value="retirar-demo"
            className="btn btn-quiet btn-danger"
          >
            Retirar la demostración
          </button>
        </form>
      }
    >
      Se eliminan {amount} de ejemplo, también los que hayas retocado. Lo que has creado tú se
      conserva. No se puede deshacer desde aquí.
    </ConfirmPanel>
  );
}
