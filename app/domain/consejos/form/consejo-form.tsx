import { useState } from "react";
import {
  CONTENIDO_MAX_LENGTH,
  EXTRACTO_MAX_LENGTH,
  TITULO_MAX_LENGTH,
  type TipoConsejo,
} from "~/domain/consejos/rules/consejo";
import { parseContenido } from "~/domain/consejos/rules/contenido";
import { CAMPOS, diferencias, LABELS } from "~/domain/consejos/rules/diferencias";
import { ContenidoConsejo } from "~/domain/consejos/screens/contenido-consejo";
import { ImageField } from "~/domain/imagenes/form/image-field";
import { checkConsejo } from "~/domain/revision-editorial/check-consejo";
import { EditorialNotes } from "~/domain/revision-editorial/editorial-notes";
import type { Nota } from "~/domain/revision-editorial/nota";
import { SaveButtons } from "~/domain/revision-editorial/save-buttons";
import { SlugField } from "~/domain/slug-field";
import { type FormReply, fieldsOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { Field, TextField } from "~/ui/field/field";
import { useScriptReady } from "~/ui/field/script-ready";
import { Choices, SelectField } from "~/ui/field/select-field";
import { type RecordAnswer, RecordForm, type RecordPage } from "~/ui/form/record-form";

export interface ConsejoPage extends RecordPage {
  kind: "consejo";
  tipos: TipoConsejo[];
}

export interface ConsejoAnswer extends RecordAnswer {
  preview?: string;
  conflict?: RecordAnswer["conflict"] & { author: string | null };
}

interface ConsejoFormProps {
  page: ConsejoPage;
  answer?: ConsejoAnswer;
}

export function ConsejoForm({ page, answer }: ConsejoFormProps) {
  const { id, stored, tipos, volver } = page;
  const { reply, conflict } = answer ?? {};
  const field = fieldsOf(reply, stored);
  const address = id ? paths.adminConsejo(id, { volver }) : paths.adminConsejoNuevo({ volver });
  return (
    <RecordForm
      page={page}
      answer={answer}
      action={address}
      title={id ? "Editar Artículo" : "Crear Nuevo Artículo"}
      save={id ? "Guardar Cambios" : "Crear Artículo"}
      buttons={<SaveButtons isDraft={stored.estado === "draft"} />}
      intro={id && <Links id={id} page={page} />}
      conflict={
        conflict && {
          thing: "este artículo",
          author: conflict.author,
          fields: diferencias(conflict.stored, typedValues(reply)),
        }
      }
    >
      <Field {...field("titulo")} label={LABELS.titulo} maxLength={TITULO_MAX_LENGTH} />
      <SlugField
        {...field("slug")}
        source="titulo"
        label={LABELS.slug}
        hint="Lo último de la dirección: minúsculas, números y guiones."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field("categoria")} label={LABELS.categoria}>
          <option value="">Elige una categoría</option>
          <Choices of={tipos.map(({ slug, nombre }) => ({ value: slug, label: nombre }))} />
        </SelectField>
        <SelectField {...field("estado")} label={LABELS.estado}>
          <option value="published">Publicado</option>
          <option value="draft">Borrador</option>
        </SelectField>
      </div>
      <ImageField name="imagen" field={field} label={LABELS.imagen} />
      <TextField
        {...field("extracto")}
        label={LABELS.extracto}
        hint="Una o dos frases; se ven en la lista y en los buscadores."
        rows={2}
        maxLength={EXTRACTO_MAX_LENGTH}
      />
      <ContenidoField {...field("contenido")} preview={answer?.preview} address={address} />
      <EditorialNotes notas={notasOf(page, reply)} />
    </RecordForm>
  );
}

function Links({ id, page }: { id: string; page: ConsejoPage }) {
  const { volver, stored } = page;
  const { estado, slug } = stored;
  // A restored version is not what stands on the site.
  const isSeen = estado === "published" && !page.isRestored;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {isSeen && slug && (
        <a href={paths.consejo(slug)} className="prose-link py-1">
          Ver en el sitio
        </a>
      )}
      <a href={paths.adminConsejoVersiones(id, { volver })} className="prose-link py-1">
        Versiones anteriores
      </a>
    </p>
  );
}

function notasOf({ id, stored }: ConsejoPage, reply: FormReply | undefined): Nota[] {
  if (!id && !reply) return [];
  return checkConsejo({ titulo: "", ...(reply ? typedValues(reply) : stored) });
}

function typedValues(reply: FormReply | undefined): Record<string, string> {
  const field = fieldsOf(reply, {});
  return Object.fromEntries(CAMPOS.map((name) => [name, field(name).defaultValue]));
}

interface ContenidoFieldProps extends ReturnType<ReturnType<typeof fieldsOf>> {
  preview?: string;
  address: string;
}

const PREVIEW_ID = "vista-previa";

function ContenidoField({ preview, address, ...field }: ContenidoFieldProps) {
  const isLive = useScriptReady();
  const [typed, setTyped] = useState(field.defaultValue);
  const shown = isLive ? typed : preview;
  return (
    <>
      <TextField
        {...field}
        label={LABELS.contenido}
        hint="Una línea por párrafo. «## », «### » y «#### » al empezar la línea hacen un título; «- », un punto de lista."
        rows={10}
        maxLength={CONTENIDO_MAX_LENGTH}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {!isLive && (
        <button
          type="submit"
          name="intent"
          value="vista-previa"
          formAction={`${address}#${PREVIEW_ID}`}
          className="btn btn-quiet justify-self-start"
        >
          Ver cómo queda
        </button>
      )}
      {shown !== undefined && (
        <details
          id={PREVIEW_ID}
          open={!isLive}
          className="rounded-lg border border-line bg-surface"
        >
          <summary className="px-5 py-3 font-semibold">Vista previa del contenido</summary>
          <div className="max-h-[60vh] overflow-y-auto border-t border-line px-5 py-5">
            {shown.trim() === "" ? (
              <p className="text-soft">Todavía no hay texto.</p>
            ) : (
              <ContenidoConsejo bloques={parseContenido(shown)} />
            )}
          </div>
        </details>
      )}
    </>
  );
}
