import { lazy, type ReactNode, Suspense } from "react";
import { paths } from "~/site/paths";
import { Field, type FieldTexts } from "~/ui/field/field";
import type { FieldOf } from "~/ui/form/fields";
import * as recordForm from "~/ui/form/record-form";
import { PostForm, QuietButton } from "~/ui/form/route-form";
import { ForPublishers } from "~/ui/page/for-publishers";
import { TallLink } from "~/ui/page/link";
import { formatLong } from "~base/fechas";
import { Autosave } from "~record/borradores/autosave";
import { type Autosaved, AutosavedOffer } from "~record/borradores/autosaved-offer";
import type { PendientePage } from "~record/pendientes/pendiente-panel";
import type { Observacion, Revision } from "~record/revision/revision";
import { EditorialNotes } from "~record/revision-editorial/editorial-notes";
import type { Nota } from "~record/revision-editorial/nota";
import { NOMBRES, type TipoPublicable } from "~record/tipos/tipo";
import { compareFields } from "~record/versiones/compare-fields";
import { SeoFields } from "./seo-fields";

export interface PublicablePage extends recordForm.RecordPage {
  kind: TipoPublicable;
  /** Notes on the shown text, and on the claims of the stored one. */
  notas?: Nota[];
  menciones?: Nota[];
  isProgramado?: boolean;
  /** The date when the shared link expires. */
  enlaceHasta?: string | null;
  revision?: Revision;
  /** Remarks on a draft that nobody has ticked off. */
  observaciones?: Observacion[];
  autosaved?: Autosaved;
  /** The public address of the item; a draft has none. */
  publicada?: string;
  pendiente?: PendientePage;
  /** Set where the form edits what is public although changes of it wait. */
  publicado?: "1";
}

export interface PublicableProps<Page = PublicablePage> {
  page: Page;
  answer?: recordForm.RecordAnswer & { notas?: Nota[] };
  /** Draws the long text's field; nouns are passed a drawing that shows products and pictures. */
  texto: (field: FieldTexts & { defaultValue?: string; maxLength?: number }) => ReactNode;
}

type Given = "action" | "noun" | "intro" | "buttons" | "compare";

interface PublicableFormProps extends Omit<recordForm.RecordFormProps, Given> {
  page: PublicablePage;
  answer: PublicableProps["answer"];
  labels: Readonly<Record<string, string>>;
  compare?: recordForm.RecordFormProps["compare"];
  links?: ReactNode;
  /** Names the fields that search engines get where the SEO fields are empty. */
  seo: { title: string; description: string };
}

/** Modules of their own, because the form of a product has no room for them. */
const PendientePanel = lazy(() => import("~record/pendientes/pendiente-panel"));
const RevisionPanel = lazy(() => import("~record/revision/revision-panel"));

/** Products, articles and own pages share this form: drafts first, perhaps scheduled. */
export function PublicableForm(props: PublicableFormProps) {
  const { labels, links, seo, children, ...form } = props;
  const { page, field } = form;
  const { id, kind: tipo, volver, publicado, publicada, pendiente } = page;
  const ver = id && paths.adminVer(tipo, id);
  const { notas = page.notas ?? [] } = form.answer ?? {};
  const isDraft = id ? !publicada : page.stored.estado === "draft";
  const isPendiente = pendiente?.vivo !== undefined;
  const isHeld = isDraft || isPendiente;
  const keepOn = <QuietButton intent="seguir">Guardar y seguir</QuietButton>;
  return (
    <>
      <AutosavedOffer autosaved={page.autosaved}>
        Hasta que elijas no hay copia automática.
      </AutosavedOffer>
      <recordForm.RecordForm
        compare={(before, after) => compareFields(labels, before, after)}
        {...form}
        action={paths.adminForm(tipo, id ?? "nuevo", { volver, publicado })}
        noun={NOMBRES[tipo]}
        save={isPendiente ? "Guardar para más tarde" : undefined}
        buttons={
          <>
            {isHeld && (
              <ForPublishers>
                <QuietButton intent="publicar">
                  {isPendiente ? "Publicar los cambios" : "Publicar"}
                </QuietButton>
              </ForPublishers>
            )}
            {publicada && !pendiente && (
              <QuietButton intent="pendiente">Guardar para más tarde</QuietButton>
            )}
            {!(publicada || isPendiente) && keepOn}
          </>
        }
        second={
          publicada || isPendiente ? (
            keepOn
          ) : (
            <QuietButton intent="borrador">Guardar borrador</QuietButton>
          )
        }
        fate={
          <>
            {!page.autosaved && <Autosave />}
            {!isPendiente && <Fate />}
          </>
        }
        intro={
          id && (
            <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
              {publicada && <TallLink href={publicada}>Ver en el sitio</TallLink>}
              <TallLink href={paths.adminVersiones(tipo, id, { volver })}>
                Versiones anteriores
              </TallLink>
              {links}
            </p>
          )
        }
      >
        {pendiente && (
          <Suspense>
            <PendientePanel pendiente={pendiente} field={field} />
          </Suspense>
        )}
        {children}
        <SeoFields
          field={field}
          title={field(seo.title).defaultValue}
          description={field(seo.description).defaultValue}
          href={paths[tipo](field("slug").defaultValue)}
        />
        {(!id || isHeld) && (
          <ForPublishers>
            <Hour field={field} isPendiente={isPendiente} isProgramado={page.isProgramado} />
          </ForPublishers>
        )}
        <EditorialNotes notas={[...notas, ...(page.menciones ?? [])]} />
      </recordForm.RecordForm>
      {ver && <BorradorTools ver={ver} isDraft={isHeld} {...page} />}
    </>
  );
}

type HourProps = Pick<PublicablePage, "isProgramado"> & { field: FieldOf; isPendiente: boolean };

function Hour({ field, isPendiente, isProgramado }: HourProps) {
  const until = isPendiente ? "se ve lo publicado" : "es un borrador";
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        {...field("programado_at")}
        type="datetime-local"
        label={isProgramado ? "Programado para" : "Publicar más tarde"}
        hint={`Hora de Madrid. Hasta entonces ${until}.`}
      />
      <QuietButton intent="programar">
        {isProgramado ? "Cambiar la hora" : isPendiente ? "Programar los cambios" : "Programar"}
      </QuietButton>
      {isProgramado && <QuietButton intent="retirar">No publicar a esa hora</QuietButton>}
    </div>
  );
}

/** CSS shows the sentence of the chosen state; text browsers without CSS show all three. */
function Fate() {
  return (
    <p className="w-full text-right text-sm text-soft">
      <span className="hidden in-[form:has([name=estado]_[value=published]:checked)]:inline">
        Se publicará
      </span>
      <span className="hidden"> si el estado es «Publicado»; si no: </span>
      <span className="in-[form:has([name=estado]_[value=published]:checked)]:hidden">
        Quedará como borrador
      </span>
    </p>
  );
}

interface BorradorToolsProps extends Pick<PublicablePage, "enlaceHasta" | "revision"> {
  ver: string;
  isDraft: boolean;
}

/** A separate form, because these buttons act on the saved item, not on what is typed. */
function BorradorTools({ ver, isDraft, enlaceHasta, revision }: BorradorToolsProps) {
  const button = (intent: string, text: string) => (
    <button type="submit" name="intent" value={intent} className="btn btn-quiet px-4 text-sm">
      {text}
    </button>
  );
  return (
    <>
      {isDraft && (
        <Suspense>
          <RevisionPanel action={ver} revision={revision} />
        </Suspense>
      )}
      <PostForm action={ver} className="mt-6 flex flex-wrap items-center gap-3 text-sm">
        {isDraft && (
          <a href={ver} className="btn btn-quiet px-4 text-sm">
            Ver borrador
          </a>
        )}
        {button("duplicar", "Duplicar")}
        {isDraft && button("compartir", enlaceHasta ? "Otro enlace" : "Enlace para compartir")}
        {enlaceHasta && (
          <>
            {button("dejar", "Retirar enlace")}
            <span className="text-soft">Compartido hasta el {formatLong(enlaceHasta)}</span>
          </>
        )}
      </PostForm>
    </>
  );
}
