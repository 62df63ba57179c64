import { paths } from "~/site/paths";
import { Question } from "~/ui/dialog/question-form";
import { DialogLink } from "~/ui/dialog/route-dialog";
import { type DemoCount, demoInWords, hasDemo } from "./pendiente";

const isOne = ({ productos, consejos }: DemoCount) => productos + consejos === 1;

export function DemoPanel({ demo, isAsked }: { demo: DemoCount; isAsked: boolean }) {
  if (!hasDemo(demo)) return null;
  if (isAsked) return <RemoveDemo demo={demo} />;
  return (
    <div className="panel flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="max-w-2xl min-w-0">
        <strong>El catálogo de demostración sigue publicado:</strong> {demoInWords(demo)}{" "}
        {isOne(demo) ? "inventado" : "inventados"}. Retíralo antes de abrir el sitio.
      </p>
      <DialogLink href={paths.admin({ demo: "retirar" })} className="btn btn-quiet">
        Retirar la demostración
      </DialogLink>
    </div>
  );
}

export function RemoveDemo({ demo }: { demo: DemoCount }) {
  return (
    <Question
      title="¿Retirar el catálogo de demostración?"
      cancel={paths.admin()}
      action={`${paths.admin()}?index`}
      intent="retirar-demo"
      button="Retirar la demostración"
      busy="Retirando..."
    >
      {isOne(demo) ? "Se elimina" : "Se eliminan"} {demoInWords(demo)} de ejemplo, también si lo has
      retocado, con las imágenes que ya no use nada. Lo que has creado tú se conserva. No se puede
      deshacer desde aquí.
    </Question>
  );
}
