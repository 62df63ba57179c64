import type { ReactNode } from "react";
import { type FormReply, fieldsOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Field, TextField } from "~/ui/field/field";
import { FormCard } from "~/ui/form/form-card";
import { PostForm } from "~/ui/form/post-form";
import { SubmitButton } from "~/ui/form/route-form";
import { VersionField } from "~/ui/form/version-field";
import { QuietLink } from "~/ui/page/link";
import {
  AJUSTE_LABELS,
  type AjusteKey,
  type AjustesGuardados,
  HORARIO,
  NIF_MAX_LENGTH,
  NOMBRE_MAX_LENGTH,
  ON,
} from "./ajuste";

interface AjustesFormProps {
  guardados: AjustesGuardados;
  fijos: Partial<Record<AjusteKey, { variable: string; valor: string }>>;
  version: string;
  priceHint: string;
  reply?: FormReply;
  proof: ReactNode;
}

export function AjustesForm(props: AjustesFormProps) {
  const { guardados, fijos, version, priceHint, reply, proof } = props;
  const field = fieldsOf(reply, guardados, AJUSTE_LABELS);
  const text = (name: AjusteKey) => field(name);
  const base = (name: AjusteKey) => ({ ...text(name), fixed: fijos[name] });
  return (
    <PostForm action={`${paths.adminAjustes()}#resumen`} className="mt-8 grid gap-6">
      <ErrorSummary reply={reply} />
      <VersionField current={version} reply={reply} />
      {proof}
      <FormCard title="El sitio">
        <Ajuste {...base("nombre")} required maxLength={NOMBRE_MAX_LENGTH} />
        <TextField
          {...text("redes")}
          hint="Una dirección completa por línea; se enlazan en el pie de cada página."
          rows={3}
        />
      </FormCard>
      <FormCard
        title="Datos legales"
        intro="La ley obliga a que cualquiera pueda leer quién responde del sitio. Aparecen en el aviso legal y en la política de privacidad en cuanto los guardas."
      >
        <Ajuste {...base("titular")} hint="Nombre y apellidos, o razón social." />
        <Ajuste {...base("nif")} maxLength={NIF_MAX_LENGTH} />
        <Ajuste {...base("direccion")} autoComplete="street-address" />
        <Ajuste
          {...base("registro")}
          hint="Solo si es una sociedad: registro mercantil, tomo, folio y hoja."
        />
      </FormCard>
      <FormCard title="Contacto">
        <Ajuste
          {...base("email")}
          type="email"
          hint="Lo ven los lectores y recibe los mensajes del formulario."
        />
        <Ajuste {...base("telefono")} type="tel" />
        <Ajuste {...base("horario")} placeholder={HORARIO} />
      </FormCard>
      <FormCard title="Amazon y precios">
        <Ajuste
          {...base("tag")}
          hint="Como mimbre-21. Sin ella, los botones llevan a Amazon, pero no generan comisión."
        />
        <Ajuste
          {...base("precio_horas")}
          inputMode="numeric"
          hint={`Pasadas estas horas desde que se comprobó, en su lugar se lee «${priceHint}». Con 0 se muestra siempre.`}
        />
      </FormCard>
      <FormCard title="Acceso">
        <ExigeMfa {...text("mfa_obligatoria")} />
      </FormCard>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>Guardar los ajustes</SubmitButton>
        <QuietLink href={paths.admin()}>Cancelar</QuietLink>
      </div>
    </PostForm>
  );
}

type AjusteProps = React.ComponentProps<typeof Field> & {
  fixed?: { variable: string; valor: string };
};

function Ajuste({ fixed, ...props }: AjusteProps) {
  if (!fixed) return <Field {...props} />;
  const { defaultValue, error, ...field } = props;
  const hint = (
    <>
      Lo decide la variable <code className="font-semibold">{fixed.variable}</code> del servidor;
      aquí no se puede cambiar.
    </>
  );
  return <Field {...field} readOnly value={fixed.valor} hint={hint} />;
}

type ExigeMfaProps = Record<"id" | "name" | "label" | "defaultValue", string>;

function ExigeMfa({ id, name, label, defaultValue }: ExigeMfaProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        id={id}
        name={name}
        value={ON}
        defaultChecked={defaultValue === ON}
        className="size-5 flex-none accent-brand"
      />
      <span>
        <span className="font-semibold">{label}</span>
        <span className="block text-sm text-soft">
          Quien no la tenga tendrá que activarla antes de hacer nada más en el panel.
        </span>
      </span>
    </label>
  );
}
