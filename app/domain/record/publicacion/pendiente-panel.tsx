import { RadioField } from "~/ui/field/radio-field";
import { Comparison } from "~/ui/form/comparison";
import type { FieldOf } from "~/ui/form/fields";
import { HiddenFields } from "~/ui/form/route-form";
import { ForPublishers } from "~/ui/page/for-publishers";
import { TallLink } from "~/ui/page/link";
import { formatLongTime } from "~base/fechas";
import { elegidoName, LADOS, PENDIENTE_FIELD, VIVO_FIELD } from "~record/pendientes/pendiente";
import type { Diferencia } from "~record/versiones/compare-fields";
import type { PendientePage } from "./open-pendiente.server";

type PanelProps = { pendiente: PendientePage; field: FieldOf };

export default function PendientePanel({ pendiente, field }: PanelProps) {
  const { at, by, fallo, vivo, isPublic, other } = pendiente;
  const isEdited = vivo !== undefined;
  const edited = isPublic ? "lo publicado" : "el borrador";
  // A refused form keeps the version that it was typed beside, although a newer one is known.
  const drawnWith = field(VIVO_FIELD).defaultValue || String(vivo);
  return (
    <section
      id="pendiente"
      aria-labelledby="pendiente-titulo"
      className="grid gap-4 rounded-lg border border-line bg-band p-5"
    >
      {isEdited && <HiddenFields of={{ [PENDIENTE_FIELD]: "1", [VIVO_FIELD]: drawnWith }} />}
      <div className="max-w-2xl">
        <h2 id="pendiente-titulo" className="text-xl">
          {isEdited ? "Cambios sin publicar" : `Editas ${edited}`}
        </h2>
        <p className="mt-1">
          {isEdited
            ? `${isPublic ? "El sitio sigue enseñando lo publicado" : "El texto está en borrador"}: lo que cambies aquí no se ve hasta que lo publiques. `
            : "Hay además cambios sin publicar, que no se pierden si guardas aquí. "}
          <span className="text-soft">
            Guardados el {formatLongTime(at)}
            {by && <span className="wrap-anywhere"> por {by}</span>}.
          </span>
        </p>
        <ForPublishers>
          <TallLink href={other}>
            {isEdited ? `Ver y editar ${edited}` : "Seguir con los cambios sin publicar"}
          </TallLink>
        </ForPublishers>
      </div>
      {fallo && <p className="font-semibold text-danger">{fallo}</p>}
      {isEdited && <Differences pendiente={pendiente} field={field} />}
    </section>
  );
}

function Differences({ pendiente, field }: PanelProps) {
  const { cambios, ajenos, conflictos } = pendiente;
  return (
    <>
      {conflictos.map(({ name, ...campo }) => (
        <div key={name} className="grid gap-3 rounded-lg border-2 border-danger p-4">
          <Comparison beforeTitle="Publicado" afterTitle="Sin publicar" fields={[campo]} />
          <RadioField
            {...field(elegidoName(name))}
            label={`«${campo.label}» ha cambiado también en lo publicado. ¿Qué se queda?`}
            of={LADOS}
          />
        </div>
      ))}
      <Fields title="Qué cambia" before="Publicado" after="Sin publicar" of={cambios} />
      <Fields
        title="Qué ha cambiado mientras tanto en lo publicado"
        before="Antes"
        after="Publicado ahora"
        of={ajenos}
      />
      <details>
        <summary className="w-fit py-1 text-danger underline">Descartar los cambios</summary>
        <p className="my-2">Se borran y no se pueden recuperar. Lo publicado queda como está.</p>
        <button type="submit" name="intent" value="descartar" className="btn btn-danger">
          Descartarlos
        </button>
      </details>
    </>
  );
}

type FieldsProps = Record<"title" | "before" | "after", string> & { of: Diferencia[] };

function Fields({ title, before, after, of }: FieldsProps) {
  if (of.length === 0) return null;
  return (
    <details>
      <summary className="w-fit py-1 underline">
        {title}: {of.map(({ label }) => label).join(", ")}
      </summary>
      <div className="mt-2">
        <Comparison beforeTitle={before} afterTitle={after} fields={of} />
      </div>
    </details>
  );
}
