import { type ComponentProps, type ReactNode, useState } from "react";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { DialogButton } from "~/ui/dialog/dialog-button";
import { Choices, ErrorSummary, Field, SelectField, TextField } from "~/ui/field/field";
import { RadioField } from "~/ui/field/radio-field";
import { useScriptReady } from "~/ui/field/script-ready";
import { TickField } from "~/ui/field/tick-field";
import { type FieldOf, useFields } from "~/ui/form/fields";
import { FormCard } from "~/ui/form/form-card";
import { DefaultSubmit, PostForm, SubmitButton } from "~/ui/form/route-form";
import { QuietLink } from "~/ui/page/link";
import { pasteMarks } from "~record/marcas/pegar";
import { type AjusteKey, hasMarcas, ON, parseTags } from "./ajuste";
import { FILAS } from "./filas";
import { FilasField } from "./filas-field";
import { PRECIOS_ASKED } from "./pregunta-precios";
import type { CampoAjuste } from "./secciones/campo";
import { CAMPOS, SECCIONES, type SeccionKey } from "./secciones/secciones";

interface AjustesFormProps {
  seccion: SeccionKey;
  guardados: Record<string, string>;
  fijos: Partial<Record<AjusteKey, string>>;
  version: string;
  reply?: FormReply;
  proof: (field: FieldOf) => ReactNode;
}

export function AjustesForm(props: AjustesFormProps) {
  const { seccion, guardados, fijos, version, reply, proof } = props;
  const { field, problems } = useFields(reply, { stored: guardados });
  return (
    <PostForm action={`${paths.adminAjustes(seccion)}#resumen`} className="mt-8 grid gap-6">
      <ErrorSummary reply={problems} />
      <input type="hidden" name="version" value={field("version").defaultValue || version} />
      {field(PRECIOS_ASKED).defaultValue && <input type="hidden" name={PRECIOS_ASKED} value={ON} />}
      {proof(field)}
      {SECCIONES[seccion].tarjetas.map(({ title, claves, ...card }) => (
        <FormCard key={title} title={title} {...card}>
          {claves.map((key) => (
            <Ajuste
              key={key}
              campo={CAMPOS[key]}
              field={field(key)}
              note={noteOf(key, field(key).defaultValue)}
              fijo={fijos[key]}
            />
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
  campo: CampoAjuste;
  field: ReturnType<FieldOf>;
  note?: string;
  fijo?: string;
}

/** Warns of other endings than `-21`, that of amazon.es: such a tag earns nothing there. */
function noteOf(key: AjusteKey, value: string): string | undefined {
  const tags =
    key === "tag" ? [value] : key === "tags" ? parseTags(value).map(([, tag]) => tag) : [];
  const other = tags.find((tag) => tag && !tag.endsWith("-21"));
  return (
    other && `«${other}» no acaba en -21, como las etiquetas de amazon.es: mira que sea la tuya.`
  );
}

/** Omits `maxlength`, because browsers cut a pasted text without telling. */
function Ajuste({ campo, field, note = "", fijo }: AjusteProps) {
  const { label, hint = "", rows, opciones, imagen, attributes } = campo;
  const all = { ...field, label, hint: `${hint} ${note}`.trim() || undefined };
  if (fijo !== undefined) return <Fijo {...all} valor={fijo} />;
  if (opciones === "casilla") return <TickField {...all} value={ON} />;
  const filas = FILAS[field.name];
  if (filas) return <FilasField {...all} filas={filas} />;
  if (rows) {
    const onPaste = hasMarcas(field.name) ? pasteMarks : undefined;
    return <TextField {...all} rows={rows} onPaste={onPaste} />;
  }
  if (imagen) return <ImagenDeAjuste {...all} />;
  const [better] = (/^color/.test(field.name) && field.error?.match(/#[0-9a-f]{6}$/)) || [];
  if (better) return <OtroColor {...all} better={better} />;
  if (opciones && field.name === "precio_modo") return <RadioField {...all} of={opciones} />;
  if (!opciones) return <Field {...all} {...attributes} />;
  return (
    <SelectField {...all}>
      <Choices of={opciones} />
    </SelectField>
  );
}

/** The hidden first button takes Enter, which would otherwise choose the suggested colour. */
function OtroColor({ better, ...field }: Texts & { better: string }) {
  return (
    <div className="grid gap-2">
      <Field {...field} />
      <DefaultSubmit intent="guardar" />
      <button
        type="submit"
        name={`usar_${field.name}`}
        value={better}
        className="btn btn-quiet justify-self-start"
      >
        Usar ese<span className="sr-only"> color, {better}</span>
      </button>
    </div>
  );
}

type Texts = AjusteProps["field"] & Pick<CampoAjuste, "label" | "hint">;

function Fijo({ defaultValue, error, valor, ...field }: Texts & { valor: string }) {
  const hint = <>Está fijado en la configuración del servidor; aquí no se puede cambiar.</>;
  return <Field {...field} readOnly value={valor} hint={hint} />;
}

/** With script the picture is picked; without it, its address is copied from the library. */
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
          load={() => import("~nouns/imagenes/form/pick-dialog")}
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
