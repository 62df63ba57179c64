import { formatLong } from "~/domain/fechas";
import { type FormReply, fieldOf, formErrors } from "~/http/form-reply";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { CONTROL, Field, FieldFrame, TextField } from "~/ui/field";
import { FormCard } from "~/ui/form-card";
import { CAMBIO_MAX_LENGTH, METODO_LABELS, METODOS, RETIRADA_LABELS, RETIRADAS } from "./evidencia";
import type { EvidenciaGuardada } from "./evidencia.server";

interface EvidenciaFormProps {
  evidencia: EvidenciaGuardada;
  /** Day that a new note gets. */
  today: string;
  reply?: FormReply;
}

/** How a product was reviewed, what changed since, and whether it may still be bought. */
export function EvidenciaForm({ evidencia, today, reply }: EvidenciaFormProps) {
  const { id, metodo, cambios, retirada, retiradaMotivo, updatedAt } = evidencia;
  const typed = (name: string, stored: string) =>
    fieldOf(reply, name).defaultValue ?? (reply ? "" : stored);
  return (
    <form method="post" action={paths.adminEvidencia(id)} className="mt-8 grid gap-6">
      <ErrorSummary errors={formErrors(reply)} />
      <input type="hidden" name="visto" value={updatedAt} />
      <FormCard title="Cómo se ha revisado">
        <FieldFrame id="campo-metodo" label="En qué se basa la reseña">
          <select
            id="campo-metodo"
            name="metodo"
            defaultValue={typed("metodo", metodo ?? "")}
            className={`min-h-11 ${CONTROL}`}
          >
            <option value="">Sin indicar</option>
            {METODOS.map((each) => (
              <option key={each} value={each}>
                {METODO_LABELS[each].short}
              </option>
            ))}
          </select>
        </FieldFrame>
        {cambios.length > 0 && (
          <ul className="grid gap-2">
            {cambios.map((cambio, index) => (
              <li key={`${cambio.fecha} ${cambio.texto}`}>
                <label className="flex gap-3">
                  <input
                    type="checkbox"
                    name="quitar"
                    value={index}
                    className="mt-1.5 size-4 flex-none"
                  />
                  <span className="min-w-0 break-words">
                    Quitar la nota del {formatLong(cambio.fecha)}: {cambio.texto}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )}
        <div className="grid gap-5 sm:grid-cols-[11rem_1fr]">
          <Field
            {...fieldOf(reply, "cambio_fecha")}
            label="Fecha de la nota"
            type="date"
            defaultValue={typed("cambio_fecha", today)}
          />
          <Field
            {...fieldOf(reply, "cambio_texto")}
            label="Nota nueva"
            defaultValue={typed("cambio_texto", "")}
            maxLength={CAMBIO_MAX_LENGTH}
          />
        </div>
      </FormCard>
      <FormCard
        title="Retirada"
        intro="Un producto retirado o con una alerta conserva su página, con el motivo y alternativas, y pierde el botón de compra en todo el sitio."
      >
        <FieldFrame id="campo-retirada" label="Estado de venta">
          <select
            id="campo-retirada"
            name="retirada"
            defaultValue={typed("retirada", retirada ?? "")}
            className={`min-h-11 ${CONTROL}`}
          >
            <option value="">A la venta</option>
            {RETIRADAS.map((each) => (
              <option key={each} value={each}>
                {RETIRADA_LABELS[each]}
              </option>
            ))}
          </select>
        </FieldFrame>
        <TextField
          {...fieldOf(reply, "retirada_motivo")}
          label="Motivo"
          hint="Por ejemplo: «El fabricante lo retira porque el arnés puede soltarse. Deja de usarlo y pide el reembolso»."
          rows={3}
          defaultValue={typed("retirada_motivo", retiradaMotivo)}
        />
      </FormCard>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-brand">
          Guardar Cambios
        </button>
        <a href={paths.adminProductos()} className="btn btn-quiet">
          Cancelar
        </a>
      </div>
    </form>
  );
}
