import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { Choices, ErrorSummary, Field, SelectField, TextField } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { FormCard } from "~/ui/form/form-card";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { QuietLink } from "~/ui/page/link";
import { formatLong } from "~base/fechas";
import type { EvidenciaGuardada } from "~nouns/productos/queries/evidencia.server";
import * as reglas from "~nouns/productos/rules/evidencia";
import { textsOf } from "~record/versiones/compare-fields";

interface EvidenciaFormProps {
  evidencia: EvidenciaGuardada;
  today: string;
  volver: string;
  reply?: FormReply;
}

export function EvidenciaForm({ evidencia, today, volver, reply }: EvidenciaFormProps) {
  const { id, cambios, updated_at } = evidencia;
  const stored = { ...textsOf(reglas.EVIDENCIA_LABELS, evidencia), cambio_fecha: today };
  const { field, problems } = useFields(reply, { stored }, reglas.EVIDENCIA_LABELS);
  return (
    <PostForm
      action={`${paths.adminProductoEvidencia(id, { volver })}#resumen`}
      className="mt-8 grid gap-6"
    >
      <ErrorSummary reply={problems} />
      <input type="hidden" name="visto" value={field("visto").defaultValue || updated_at} />
      <FormCard title="Cómo se ha revisado">
        <SelectField {...field("metodo")}>
          <option value="">Sin indicar</option>
          <Choices of={reglas.METODO_LABELS} />
        </SelectField>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            {...field("procedencia")}
            hint="Si no lo comprasteis, se lee encima de la reseña."
          >
            <option value="">Sin indicar</option>
            <Choices of={reglas.PROCEDENCIA_LABELS} />
          </SelectField>
          <Field
            {...field("procedencia_de")}
            maxLength={reglas.PROCEDENCIA_MAX_LENGTH}
            hint="La marca o la tienda, si no lo comprasteis."
          />
        </div>
        <StoredCambios cambios={cambios} ticked={field("quitar").defaultValue.split("\n")} />
        <div className="grid gap-5 sm:grid-cols-[11rem_1fr]">
          <Field {...field("cambio_fecha")} type="date" />
          <Field {...field("cambio_texto")} maxLength={reglas.CAMBIO_MAX_LENGTH} />
        </div>
      </FormCard>
      <FormCard
        title="Retirada"
        intro="Un producto retirado o con una alerta conserva su página, con el motivo y alternativas, y pierde el botón de compra en todo el sitio."
      >
        <SelectField {...field("retirada")}>
          <option value="">A la venta</option>
          <Choices of={reglas.RETIRADA_LABELS} />
        </SelectField>
        <TextField
          {...field("retirada_motivo")}
          hint="Por ejemplo: «El fabricante lo retira porque el arnés puede soltarse. Deja de usarlo y pide el reembolso»."
          rows={3}
        />
      </FormCard>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>Guardar Cambios</SubmitButton>
        <QuietLink href={volver}>Cancelar</QuietLink>
      </div>
    </PostForm>
  );
}

function StoredCambios({ cambios, ticked }: { cambios: reglas.Cambio[]; ticked: string[] }) {
  if (cambios.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {cambios.map((cambio) => {
        const name = reglas.nameOfCambio(cambio);
        return (
          <li key={name}>
            <label className="flex gap-3">
              <input
                type="checkbox"
                name="quitar"
                value={name}
                defaultChecked={ticked.includes(name)}
                className="mt-1.5 size-4 flex-none"
              />
              <span className="min-w-0 break-words">
                Quitar la nota del {formatLong(cambio.fecha)}: {cambio.texto}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
