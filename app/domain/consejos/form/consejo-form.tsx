import type { AutorListed } from "~/domain/autores/autores.server";
import {
  CONTENIDO_MAX_LENGTH,
  EXTRACTO_MAX_LENGTH,
  TITULO_MAX_LENGTH,
  type TipoConsejo,
} from "~/domain/consejos/rules/consejo";
import { CAMPOS, diferencias, LABELS } from "~/domain/consejos/rules/diferencias";
import type { Contenido } from "~/domain/contenido/contenido.server";
import { ContenidoField } from "~/domain/contenido/contenido-field";
import { ImageField } from "~/domain/imagenes/form/image-field";
import { BorradorTools } from "~/domain/publicacion/borrador-tools";
import { Programar, SaveButtons } from "~/domain/publicacion/programar";
import { checkConsejo } from "~/domain/revision-editorial/check-consejo";
import { EditorialNotes } from "~/domain/revision-editorial/editorial-notes";
import type { Nota } from "~/domain/revision-editorial/nota";
import { SlugField } from "~/domain/slug-field";
import { fieldsOf } from "~/http/replies/form-reply";
import { paths } from "~/site/paths";
import { Field, TextField } from "~/ui/field/field";
import { Choices, SelectField } from "~/ui/field/select-field";
import { type RecordAnswer, RecordForm, type RecordPage } from "~/ui/form/record-form";
import { TallLink } from "~/ui/page/link";

export interface ConsejoPage extends RecordPage {
  kind: "consejo";
  /** Notes on what the stored text names. */
  menciones?: Nota[];
  tipos: TipoConsejo[];
  autores: AutorListed[];
  isProgramado?: boolean;
  enlaceHasta?: string | null;
}

export interface ConsejoAnswer extends RecordAnswer {
  preview?: Contenido;
}

export function ConsejoForm({ page, answer }: { page: ConsejoPage; answer?: ConsejoAnswer }) {
  const { id, stored, tipos, volver } = page;
  const { reply } = answer ?? {};
  const field = fieldsOf(reply, stored);
  const shown = Object.fromEntries(CAMPOS.map((name) => [name, field(name).defaultValue]));
  const notas = id || reply ? checkConsejo({ titulo: "", ...shown }) : [];
  const address = id ? paths.adminConsejo(id, { volver }) : paths.adminConsejoNuevo({ volver });
  const isDraft = stored.estado === "draft";
  return (
    <>
      <RecordForm
        page={page}
        answer={answer}
        action={address}
        title={id ? "Editar Artículo" : "Crear Nuevo Artículo"}
        save={id ? "Guardar Cambios" : "Crear Artículo"}
        buttons={<SaveButtons isDraft={isDraft} />}
        intro={id && <Links id={id} page={page} />}
        thing="este artículo"
        compare={diferencias}
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
        <ContenidoField
          {...field("contenido")}
          label={LABELS.contenido}
          hint="Una línea por párrafo."
          maxLength={CONTENIDO_MAX_LENGTH}
          preview={answer?.preview}
          address={address}
        />
        <FirmaFields field={field} autores={page.autores} />
        {(!id || isDraft) && (
          <Programar {...field("programado_at")} isScheduled={page.isProgramado === true} />
        )}
        <EditorialNotes notas={[...notas, ...(page.menciones ?? [])]} />
      </RecordForm>
      {id && (
        <BorradorTools
          ver={paths.adminConsejoVer(id)}
          isDraft={isDraft}
          enlaceHasta={page.enlaceHasta ?? null}
        />
      )}
    </>
  );
}

type FirmaFieldsProps = Pick<ConsejoPage, "autores"> & { field: ReturnType<typeof fieldsOf> };

function FirmaFields({ autores, field }: FirmaFieldsProps) {
  const labelled = (name: keyof typeof LABELS) => ({ ...field(name), label: LABELS[name] });
  const { defaultValue: revisor } = field("revisor_id");
  return (
    <fieldset className="grid gap-5 rounded-lg border border-line p-4 sm:p-5">
      <legend className="px-1 font-semibold">Firma y fuentes</legend>
      <SelectField {...labelled("autor_id")}>
        <option value="">Sin firma</option>
        <Choices of={autores} />
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...labelled("revisor_id")} hint="Autores que tienen credencial.">
          <option value="">Nadie</option>
          <Choices of={autores.filter(({ id, credencial }) => credencial || id === revisor)} />
        </SelectField>
        <Field {...labelled("revisado_at")} type="date" />
      </div>
      <TextField {...labelled("fuentes")} rows={3} hint="Una por línea: Título | https://…" />
      <TextField {...labelled("correcciones")} rows={2} hint="Una por línea: 2026-09-14 | frase" />
    </fieldset>
  );
}

function Links({ id, page }: { id: string; page: ConsejoPage }) {
  const { volver, stored } = page;
  const { estado, slug } = stored;
  // A restored version is not what stands on the site.
  const isSeen = estado === "published" && !page.isRestored;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {isSeen && slug && <TallLink href={paths.consejo(slug)}>Ver en el sitio</TallLink>}
      <TallLink href={paths.adminConsejoVersiones(id, { volver })}>Versiones anteriores</TallLink>
    </p>
  );
}
