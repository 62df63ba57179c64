import { type ComponentProps, type ReactNode, useState } from "react";
import { type FormReply, fieldsOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { DialogButton } from "~/ui/dialog/dialog-button";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Choices, Field, SelectField, TextField } from "~/ui/field/field";
import { useScriptReady } from "~/ui/field/script-ready";
import { TickField } from "~/ui/field/tick-field";
import { FormCard } from "~/ui/form/form-card";
import { PostForm, SubmitButton } from "~/ui/form/route-form";
import { VersionField } from "~/ui/form/version-field";
import { QuietLink } from "~/ui/page/link";
import { type AjusteKey, ON } from "./ajuste";
import type { Campo } from "./secciones/campo";
import { CAMPOS, SECCIONES, type SeccionKey } from "./secciones/secciones";

interface AjustesFormProps {
  seccion: SeccionKey;
  guardados: Record<string, string>;
  fijos: Partial<Record<AjusteKey, { variable: string; valor: string }>>;
  version: string;
  reply?: FormReply;
  proof: ReactNode;
}

export function AjustesForm(props: AjustesFormProps) {
  const { seccion, guardados, fijos, version, reply, proof } = props;
  const field = fieldsOf(reply, guardados);
  return (
    <PostForm action={`${paths.adminAjustes(seccion)}#resumen`} className="mt-8 grid gap-6">
      <ErrorSummary reply={reply} />
      <VersionField current={version} reply={reply} />
      {proof}
      {SECCIONES[seccion].tarjetas.map(({ title, claves, ...card }) => (
        <FormCard key={title} title={title} {...card}>
          {claves.map((key) => (
            <Ajuste key={key} campo={CAMPOS[key]} field={field(key)} fixed={fijos[key]} />
          ))}
        </FormCard>
      ))}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>Guardar los ajustes</SubmitButton>
        <QuietLink href={paths.admin()}>Cancelar</QuietLink>
        <QuietLink href={paths.adminAjustesVersiones(seccion)}>Versiones anteriores</QuietLink>
      </div>
    </PostForm>
  );
}

interface AjusteProps {
  campo: Campo;
  field: ReturnType<ReturnType<typeof fieldsOf>>;
  fixed?: { variable: string; valor: string };
}

/** No `maxLength`: browsers would cut a pasted text without a word. */
function Ajuste({ campo, field, fixed }: AjusteProps) {
  const { label, hint, rows, opciones, imagen, attributes } = campo;
  const all = { ...field, label, hint };
  if (fixed) return <Fijo {...all} {...fixed} />;
  if (opciones === "casilla") return <TickField {...all} value={ON} />;
  if (rows) return <TextField {...all} rows={rows} />;
  if (imagen) return <ImagenDeAjuste {...all} />;
  if (!opciones) return <Field {...all} {...attributes} />;
  return (
    <SelectField {...all}>
      <Choices of={opciones} />
    </SelectField>
  );
}

type Texts = AjusteProps["field"] & Pick<Campo, "label" | "hint">;

type FijoProps = Texts & Record<"variable" | "valor", string>;

function Fijo({ defaultValue, error, variable, valor, ...field }: FijoProps) {
  const hint = (
    <>
      Lo decide la variable <code className="font-semibold">{variable}</code> del servidor; aquí no
      se puede cambiar.
    </>
  );
  return <Field {...field} readOnly value={valor} hint={hint} />;
}

/** Without script the address is copied from the library. */
function ImagenDeAjuste({ defaultValue, ...field }: ComponentProps<typeof Field>) {
  const isLive = useScriptReady();
  const [url, setUrl] = useState(String(defaultValue ?? ""));
  return (
    <div className="flex flex-wrap items-end gap-3">
      {url.startsWith("/media/") && (
        <img
          src={`${url}-160.webp`}
          alt=""
          className="size-16 rounded-sm border border-line object-contain"
        />
      )}
      <div className="min-w-0 flex-[1_1_16rem]">
        <Field {...field} value={url} onChange={(event) => setUrl(event.currentTarget.value)} />
      </div>
      {isLive && (
        <DialogButton<{ url: string }>
          load={() => import("~/domain/imagenes/form/pick-dialog")}
          onPick={(picked) => setUrl(picked.url)}
          className="btn btn-quiet"
        >
          Elegir
          <span className="sr-only"> {field.label}</span>
        </DialogButton>
      )}
    </div>
  );
}
