import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { FormReply } from "~/http/results/form-reply";
import { paths } from "~/site/paths";
import { ErrorSummary } from "~/ui/field/field";
import type { ConflictProps } from "~/ui/form/conflict";
import type { FieldOf, Shown, useFields } from "~/ui/form/fields";
import { useFormFrame } from "~/ui/form/form-frame";
import { DefaultSubmit, FormTitle, RouteForm, SubmitButton } from "~/ui/form/route-form";
import { Breadcrumb } from "~/ui/page/breadcrumb";
import { type Autosaved, AutosavedOffer } from "~record/borradores/autosaved-offer";
import { isPublicable, listaDe, NOMBRES, type TipoEscrito } from "~record/tipos/tipo";
import { ActionBar, type FormAction } from "./action-bar";
import { type FormSection, FormSections } from "./form-sections";

type Texts = Record<string, string>;

export interface RecordPage extends Shown {
  kind: TipoEscrito;
  id?: string;
  stored: Texts;
  version?: number;
  /** Makes repeated sendings of a new row save it once. */
  idem: string;
  volver: string;
  isRestored?: boolean;
  autosaved?: Autosaved;
  /** Set if the form edits the published row itself, although changes wait beside it. */
  publicado?: "1";
}

export interface RecordAnswer {
  reply: FormReply;
  conflict?: { stored: Texts; version: number; author?: string | null };
  idem?: string;
}

export interface RecordFormProps extends ReturnType<typeof useFields> {
  page: RecordPage;
  answer?: RecordAnswer;
  compare: (stored: Texts, typed: Texts) => ConflictProps["fields"];
  intro?: ReactNode;
  lead?: ReactNode;
  sections: readonly FormSection[];
  /** The main button, where it does something other than save the row. */
  save?: FormAction;
  actions?: readonly FormAction[];
  status?: ReactNode;
  children?: ReactNode;
}

/** Loaded when needed, because conflicts are rare; the summary of problems shows first. */
const Conflict = lazy(() => import("~/ui/form/conflict").catch(() => ({ default: () => <></> })));

const isHer = (noun: string) => noun.endsWith("a");

export const recordTitle = (noun: string, id: string | undefined) =>
  id ? `Editar ${noun}` : `Crear ${isHer(noun) ? "Nueva" : "Nuevo"} ${noun}`;

export function RecordForm(props: RecordFormProps) {
  const { page, answer, field, sections, actions = [], status, children } = props;
  const { kind, id, volver, isRestored, publicado } = page;
  const { reply, conflict } = answer ?? {};
  const frame = useFormFrame();
  const noun = NOMBRES[kind];
  const title = recordTitle(noun, id);
  const list = { label: listaDe(kind), href: paths.adminLista(kind) };
  const action = paths.adminForm(kind, id ?? "nuevo", { volver, publicado });
  const { save = { intent: "guardar", text: id ? "Guardar Cambios" : `Crear ${noun}` } } = props;
  return (
    <>
      {!frame && <Breadcrumb crumbs={[list, { label: title }]} />}
      <AutosavedOffer autosaved={page.autosaved}>
        {isPublicable(kind) && "Hasta que elijas no hay copia automática."}
      </AutosavedOffer>
      {/* Stands outside of the form, because the tools in it are forms of their own. */}
      <div className="mb-4 grid gap-2">
        <FormTitle>{title}</FormTitle>
        {props.intro}
      </div>
      <RouteForm
        action={`${action}#resumen`}
        startsDirty={reply !== undefined || isRestored}
        className="grid grid-cols-1 gap-4"
      >
        <ErrorSummary reply={props.problems} />
        {conflict && (
          <Suspense fallback={null}>
            <Conflict
              thing={`${isHer(noun) ? "esta" : "este"} ${noun.toLowerCase()}`}
              author={conflict.author ?? null}
              fields={props.compare(conflict.stored, typedOf(conflict.stored, field))}
              discard={action}
            />
          </Suspense>
        )}
        <DefaultSubmit intent={save.intent} />
        {id ? (
          <input
            type="hidden"
            name="version"
            value={conflict?.version ?? (field("version").defaultValue || page.version)}
          />
        ) : (
          <input type="hidden" name="idem" value={answer?.idem ?? page.idem} />
        )}
        {props.lead}
        <FormSections sections={sections} field={field} />
        {children}
        <ActionBar actions={actions} cancel={volver} status={status}>
          <SubmitButton intent={save.intent} busy="Guardando...">
            {save.text}
          </SubmitButton>
        </ActionBar>
      </RouteForm>
    </>
  );
}

const typedOf = (stored: Texts, field: FieldOf): Texts =>
  Object.fromEntries(Object.keys(stored).map((name) => [name, field(name).defaultValue]));

/** A new key draws a refused form anew from its answer, as without script. */
export const renewed =
  <Props extends { page: RecordPage; answer?: RecordAnswer }>(Form: ComponentType<Props>) =>
  (props: Props) => <Form key={JSON.stringify([props.page.id, props.answer])} {...props} />;
