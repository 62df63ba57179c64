import type { FormReply } from "~/http/results/form-reply";
import { ErrorSummary, Field, FieldNotes } from "~/ui/field/field";
import { useFields } from "~/ui/form/fields";
import { PostForm, QuietButton, SubmitButton } from "~/ui/form/route-form";
import { formatLong } from "~base/fechas";
import { MOTIVO_GIRO_MAX_LENGTH } from "../rules/limites";
import * as rules from "../rules/trayectoria";

interface TrayectoriaFormProps {
  trayectoria: rules.Trayectoria;
  action: string;
  /** Only main admins may hide a change from readers. */
  isMain: boolean;
  reply?: FormReply;
}

const LABELS = { giro: "Qué cambio", oculto: "Por qué se oculta" };

export function TrayectoriaForm({ trayectoria, action, isMain, reply }: TrayectoriaFormProps) {
  const { desde, giros } = trayectoria;
  const { field, problems } = useFields(reply, {}, LABELS);
  const { id, error, defaultValue: chosen } = field("giro");
  return (
    <section
      id="trayectoria"
      aria-labelledby="titulo-trayectoria"
      className="panel mt-8 p-6 md:p-8"
    >
      <h2 id="titulo-trayectoria" className="text-2xl">
        Cómo ha cambiado
      </h2>
      <p className="mt-3 mb-5 max-w-2xl text-soft">
        Lo que se lee en su página desde el {formatLong(desde)}. Se apunta solo y nadie lo edita
        {isMain ? "; puedes ocultar un cambio, y en su lugar se lee el motivo." : "."}
      </p>
      {isMain ? (
        <PostForm action={`${action}#trayectoria`} className="grid max-w-2xl gap-5">
          <ErrorSummary id="resumen-trayectoria" reply={problems} />
          <fieldset id={id} tabIndex={-1} className="grid gap-3">
            <legend className="sr-only">{LABELS.giro}</legend>
            <FieldNotes id={id} error={error} />
            {giros.map((giro) => (
              <label key={rules.nameOfGiro(giro)} className="flex gap-3">
                <input
                  type="radio"
                  name="giro"
                  value={rules.nameOfGiro(giro)}
                  defaultChecked={chosen === rules.nameOfGiro(giro)}
                  className="mt-1 size-5 flex-none accent-brand"
                />
                <GiroLine giro={giro} />
              </label>
            ))}
          </fieldset>
          <Field
            {...field("oculto")}
            maxLength={MOTIVO_GIRO_MAX_LENGTH}
            hint="Por ejemplo: «Fue un error al escribir la nota». Para volver a mostrarlo no hace falta."
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="ocultar">Ocultar el cambio</SubmitButton>
            {giros.some(({ oculto }) => oculto) && (
              <QuietButton intent="mostrar">Volver a mostrarlo</QuietButton>
            )}
          </div>
        </PostForm>
      ) : (
        <div className="grid max-w-2xl gap-3">
          {giros.map((giro) => (
            <GiroLine key={rules.nameOfGiro(giro)} giro={giro} />
          ))}
        </div>
      )}
    </section>
  );
}

const GiroLine = ({ giro }: { giro: rules.Giro }) => (
  <span className="min-w-0 break-words">
    <span className="font-semibold">{formatLong(giro.dia)}.</span> {rules.giroText(giro)}.{" "}
    {giro.motivo}
    {giro.oculto && <span className="mt-1 block text-soft">Oculto: {giro.oculto}</span>}
  </span>
);
