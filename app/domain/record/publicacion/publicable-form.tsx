import { lazy, type ReactNode, Suspense, useContext } from "react";
import { paths } from "~/site/paths";
import { Field, type FieldTexts } from "~/ui/field/field";
import { PostForm, QuietButton } from "~/ui/form/route-form";
import { WriterContext } from "~/ui/page/for-publishers";
import { ProseLink, TallLink } from "~/ui/page/link";
import { formatCount } from "~/ui/text/format-number";
import { formatLong } from "~base/fechas";
import { Autosave } from "~record/borradores/autosave";
import type { FormAction } from "~record/formulario/action-bar";
import type { FormSection } from "~record/formulario/form-sections";
import * as recordForm from "~record/formulario/record-form";
import { EditorialNotes } from "~record/revision-editorial/editorial-notes";
import type { Nota } from "~record/revision-editorial/nota";
import type { TipoPublicable } from "~record/tipos/tipo";
import type { Around, PendientePage } from "./open-pendiente.server";
import { SeoFields } from "./seo-fields";

export interface PublicablePage extends recordForm.RecordPage, Partial<Around> {
  kind: TipoPublicable;
  notas?: Nota[];
  menciones?: Nota[];
  isProgramado?: boolean;
  pendiente?: PendientePage;
  publicada?: string;
}

type PublicableAnswer = recordForm.RecordAnswer & { notas?: Nota[] };

export interface PublicableProps<Page = PublicablePage> {
  page: Page;
  answer?: PublicableAnswer;
  /** Draws the long text's field; a parameter, as its preview needs nouns, not imported here. */
  texto: (field: FieldTexts & { defaultValue?: string; maxLength?: number }) => ReactNode;
}

type Given = "intro" | "lead" | "save" | "actions" | "status" | "children";

interface PublicableFormProps extends Omit<recordForm.RecordFormProps, Given> {
  page: PublicablePage;
  answer?: PublicableAnswer;
  links?: ReactNode;
  /** Names the fields that search engines get where the SEO fields are empty. */
  seo: { title: string; description: string };
}

const PendientePanel = lazy(() => import("./pendiente-panel"));
const RevisionPanel = lazy(() => import("~record/revision/revision-panel"));

/** Products, articles and own pages share this form: drafts first, perhaps scheduled. */
export function PublicableForm(props: PublicableFormProps) {
  const { links, seo, sections, ...form } = props;
  const { page, answer, field } = form;
  const { id, kind: tipo, volver, publicada, pendiente, menciones = [] } = page;
  const isWriter = useContext(WriterContext);
  const buttons = buttonsOf(page, isWriter);
  const isHeld = !publicada || pendiente?.vivo !== undefined;
  const notas = [...(answer?.notas ?? page.notas ?? []), ...menciones];
  const buscadores: FormSection = {
    title: "Buscadores",
    fields: ["seo_titulo", "seo_descripcion"],
    content: (
      <SeoFields
        field={field}
        title={field(seo.title).defaultValue}
        description={field(seo.description).defaultValue}
        href={paths[tipo](field("slug").defaultValue)}
      />
    ),
  };
  const hora: FormSection = {
    title: "Publicación",
    content: <HoraFields field={field} {...page} />,
  };
  const own = (
    <recordForm.RecordForm
      {...form}
      {...buttons}
      lead={
        pendiente && (
          <Suspense>
            <PendientePanel pendiente={pendiente} field={field} />
          </Suspense>
        )
      }
      sections={[...sections, buscadores, ...(isHeld && !isWriter ? [hora] : [])]}
      status={
        <>
          {buttons.save ? publicada && "Lo publicado no cambia" : <Fate page={page} />}
          {notas.length > 0 && (
            <>
              {" · "}
              <ProseLink href="#revision">{formatCount(notas.length, "aviso", "avisos")}</ProseLink>
            </>
          )}
          {!page.autosaved && <Autosave />}
        </>
      }
      intro={
        id && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            {publicada && <TallLink href={publicada}>Ver en el sitio</TallLink>}
            <TallLink href={paths.adminVersiones(tipo, id, { volver })}>
              Versiones anteriores
            </TallLink>
            {links}
            <BorradorTools {...page} isHeld={isHeld} ver={paths.adminVer(tipo, id)} />
          </div>
        )
      }
    >
      <EditorialNotes notas={notas} />
    </recordForm.RecordForm>
  );
  if (!id || !isHeld) return own;
  return (
    <>
      {own}
      <Suspense>
        <RevisionPanel action={paths.adminVer(tipo, id)} revision={page.revision} />
      </Suspense>
    </>
  );
}

const [SCHEDULE, CHANGE_HOUR] = ["Programar", "Cambiar la hora"];
const KEEP_ON: FormAction = { intent: "seguir", text: "Guardar y seguir" };
const LATER = "Guardar para más tarde";

type Buttons = Pick<recordForm.RecordFormProps, "save" | "actions">;

/** Decides the buttons: writers save drafts and waiting changes only, others also publish. */
function buttonsOf(page: PublicablePage, isWriter: boolean): Buttons {
  const { publicada, pendiente } = page;
  const later: FormAction = { intent: "pendiente", text: LATER };
  if (pendiente?.vivo !== undefined) {
    const save: FormAction = { intent: "guardar", text: LATER };
    return { save, actions: [KEEP_ON, ...(isWriter ? [] : publishing(page, " los cambios"))] };
  }
  if (publicada && isWriter) return { save: later };
  if (publicada) {
    const withdraw: FormAction = { intent: "borrador", text: "Pasar a borrador" };
    return { actions: [KEEP_ON, ...(pendiente ? [] : [later]), withdraw] };
  }
  const draft: FormAction = { intent: "borrador", text: "Guardar borrador" };
  return { actions: [KEEP_ON, ...(isWriter ? [] : publishing(page)), draft] };
}

const publishing = ({ isProgramado }: PublicablePage, what = ""): FormAction[] => [
  { intent: "programar", text: isProgramado ? CHANGE_HOUR : SCHEDULE + what },
  { intent: "publicar", text: `Publicar${what}` },
];

type HoraFieldsProps = Pick<PublicableFormProps, "field"> &
  Pick<PublicablePage, "isProgramado" | "publicada">;

const HoraFields = ({ field, isProgramado = false, publicada }: HoraFieldsProps) => (
  <div className="flex flex-wrap items-end gap-3">
    <Field
      {...field("programado_at")}
      type="datetime-local"
      label={isProgramado ? "Programado para" : "Publicar más tarde"}
      hint={`Hora de Madrid; después pulsa «${isProgramado ? CHANGE_HOUR : SCHEDULE}». Hasta entonces ${publicada ? "se ve lo publicado" : "es un borrador"}.`}
    />
    {isProgramado && <QuietButton intent="retirar">No publicar a esa hora</QuietButton>}
  </div>
);

const [LIVE, DRAFT] = ["Se publicará", "Quedará como borrador"];

/** CSS shows the sentence of the chosen state; text browsers without CSS show all three. */
function Fate({ page: { kind, publicada } }: { page: PublicablePage }) {
  if (kind === "producto") return publicada ? LIVE : DRAFT;
  return (
    <>
      <span className="hidden in-[form:has([name=estado]_[value=published]:checked)]:inline">
        {LIVE}
      </span>
      <span className="hidden"> si el estado es «Publicado»; si no: </span>
      <span className="in-[form:has([name=estado]_[value=published]:checked)]:hidden">{DRAFT}</span>
    </>
  );
}

type BorradorToolsProps = Pick<PublicablePage, "enlaceHasta"> & { ver: string; isHeld: boolean };

/** A separate form, because these buttons act on the saved item and ignore the typed text. */
function BorradorTools({ ver, isHeld, enlaceHasta }: BorradorToolsProps) {
  const button = (intent: string, text: string) => (
    <button type="submit" name="intent" value={intent} className="btn btn-quiet btn-small">
      {text}
    </button>
  );
  return (
    <PostForm action={ver} className="contents">
      {isHeld && (
        <a href={ver} className="btn btn-quiet btn-small">
          Ver borrador
        </a>
      )}
      {button("duplicar", "Duplicar")}
      {isHeld && button("compartir", enlaceHasta ? "Otro enlace" : "Enlace para compartir")}
      {enlaceHasta && (
        <>
          {button("dejar", "Retirar enlace")}
          <span className="text-soft">Compartido hasta el {formatLong(enlaceHasta)}</span>
        </>
      )}
    </PostForm>
  );
}
