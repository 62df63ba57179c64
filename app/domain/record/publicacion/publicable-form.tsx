import { lazy, type ReactNode, Suspense } from "react";
import { paths } from "~/site/paths";
import { Field, type FieldTexts } from "~/ui/field/field";
import * as recordForm from "~/ui/form/record-form";
import { PostForm, QuietButton } from "~/ui/form/route-form";
import { ForPublishers } from "~/ui/page/for-publishers";
import { TallLink } from "~/ui/page/link";
import { formatLong } from "~base/fechas";
import { Autosave } from "~record/borradores/autosave";
import { type Autosaved, AutosavedOffer } from "~record/borradores/autosaved-offer";
import type { Observacion, Revision } from "~record/revision/revision";
import { EditorialNotes } from "~record/revision-editorial/editorial-notes";
import type { Nota } from "~record/revision-editorial/nota";
import { NOMBRES, type TipoPublicable } from "~record/tipos/tipo";
import { compareFields } from "~record/versiones/compare-fields";
import { SeoFields } from "./seo-fields";

export interface PublicablePage extends recordForm.RecordPage {
  kind: TipoPublicable;
  /** Notes on the claims of the stored text. */
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
}

export interface PublicableProps<Page = PublicablePage> {
  page: Page;
  answer?: recordForm.RecordAnswer;
  /** Draws the long text's field; nouns are passed a drawing that shows products and pictures. */
  texto: (field: FieldTexts & { defaultValue?: string; maxLength?: number }) => ReactNode;
}

type Given = "action" | "noun" | "intro" | "buttons" | "compare";

interface PublicableFormProps extends Omit<recordForm.RecordFormProps, Given> {
  page: PublicablePage;
  labels: Readonly<Record<string, string>>;
  compare?: recordForm.RecordFormProps["compare"];
  check: (texts: Readonly<Record<string, string>>) => Nota[];
  links?: ReactNode;
  /** Names the fields that search engines get where the SEO fields are empty. */
  seo: { title: string; description: string };
}

/** A module of its own, because the form of a product has no room for it. */
const RevisionPanel = lazy(() => import("~record/revision/revision-panel"));

/** Products, articles and own pages share this form: drafts first, perhaps scheduled. */
export function PublicableForm(props: PublicableFormProps) {
  const { labels, check, links, seo, children, ...form } = props;
  const { page, field } = form;
  const { id, kind: tipo, volver, publicada, isProgramado = false } = page;
  const ver = id && paths.adminVer(tipo, id);
  const shown = Object.keys(labels).map((name) => [name, field(name).defaultValue]);
  const notas = id || form.answer?.reply ? check(Object.fromEntries(shown)) : [];
  const isDraft = id ? !publicada : page.stored.estado === "draft";
  const keepOn = <QuietButton intent="seguir">Guardar y seguir</QuietButton>;
  return (
    <>
      <AutosavedOffer autosaved={page.autosaved}>
        Hasta que elijas no hay copia automática.
      </AutosavedOffer>
      <recordForm.RecordForm
        compare={(before, after) => compareFields(labels, before, after)}
        {...form}
        action={paths.adminForm(tipo, id ?? "nuevo", { volver })}
        noun={NOMBRES[tipo]}
        buttons={
          <>
            {isDraft && (
              <ForPublishers>
                <QuietButton intent="publicar">Publicar</QuietButton>
              </ForPublishers>
            )}
            {!publicada && keepOn}
          </>
        }
        second={publicada ? keepOn : <QuietButton intent="borrador">Guardar borrador</QuietButton>}
        fate={
          <>
            {!page.autosaved && <Autosave />}
            <Fate />
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
        {children}
        <SeoFields
          field={field}
          title={field(seo.title).defaultValue}
          description={field(seo.description).defaultValue}
          href={paths[tipo](field("slug").defaultValue)}
        />
        {(!id || isDraft) && (
          <ForPublishers>
            <div className="flex flex-wrap items-end gap-3">
              <Field
                {...field("programado_at")}
                type="datetime-local"
                label={isProgramado ? "Programado para" : "Publicar más tarde"}
                hint="Hora de Madrid. Hasta entonces es un borrador."
              />
              <QuietButton intent="programar">
                {isProgramado ? "Cambiar la hora" : "Programar"}
              </QuietButton>
              {isProgramado && <QuietButton intent="retirar">No publicar a esa hora</QuietButton>}
            </div>
          </ForPublishers>
        )}
        <EditorialNotes notas={[...notas, ...(page.menciones ?? [])]} />
      </recordForm.RecordForm>
      {ver && <BorradorTools ver={ver} isDraft={isDraft} {...page} />}
    </>
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
