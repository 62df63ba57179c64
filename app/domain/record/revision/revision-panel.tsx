import { useContext } from "react";
import { fieldId } from "~/http/results/form-reply";
import { TextField } from "~/ui/field/field";
import { PostForm, QuietButton } from "~/ui/form/route-form";
import { WriterContext } from "~/ui/page/for-publishers";
import { formatDateTime } from "~base/fechas";
import { NOTA_MAX } from "./revision";
import type { Revision } from "./revisiones.server";

type RevisionPanelProps = { action: string; revision: Revision | undefined };

/** A form of its own: its buttons act on the saved draft and ignore the typed text. */
export default function RevisionPanel({ action, revision }: RevisionPanelProps) {
  const isWriter = useContext(WriterContext);
  const isAnswering = revision !== undefined && revision.respuesta === null && !isWriter;
  return (
    <PostForm action={action} className="panel mt-6 grid max-w-2xl gap-4 p-5">
      <h2 className="text-lg">Revisión</h2>
      {revision && <State {...revision} />}
      <TextField
        id={fieldId("nota")}
        name="nota"
        label={isAnswering ? "Qué falta o hay que cambiar" : "Nota para quien revise (opcional)"}
        hint="Se revisa lo guardado: guarda antes tus cambios."
        rows={3}
        maxLength={NOTA_MAX}
        required={isAnswering}
      />
      <div>
        <QuietButton intent={isAnswering ? "devolver" : "pedir"}>
          {isAnswering ? "Devolver" : "Pedir revisión"}
        </QuietButton>
      </div>
    </PostForm>
  );
}

function State({ por, nota, at, devueltaPor, respuesta }: Revision) {
  return (
    <div className="grid gap-2 wrap-anywhere whitespace-pre-line">
      <p>
        {por} pidió revisión el {formatDateTime(at)}
        {nota ? `: «${nota}»` : "."}
      </p>
      {respuesta !== null && (
        <p className="font-semibold">
          Devuelto{devueltaPor && ` por ${devueltaPor}`}: «{respuesta}»
        </p>
      )}
    </div>
  );
}
