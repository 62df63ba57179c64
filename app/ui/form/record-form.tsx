import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { FormReply } from "~/http/results/form-reply";
import { ErrorSummary } from "~/ui/field/error-summary";
import type { ConflictProps } from "./conflict";
import type { FieldOf, Shown, useFields } from "./fields";
import { CancelLink, DefaultSubmit, FormTitle, RouteForm, SubmitButton } from "./route-form";

type Texts = Record<string, string>;

export interface RecordPage extends Shown {
  id?: string;
  stored: Texts;
  /** Absent for a new row. */
  version?: number;
  /** Makes repeated sendings of a new row save it once. */
  idem: string;
  volver: string;
  isRestored?: boolean;
}

export interface RecordAnswer {
  reply: FormReply;
  conflict?: { stored: Texts; version: number; author?: string | null };
  idem?: string;
}

export interface RecordFormProps extends ReturnType<typeof useFields> {
  page: RecordPage;
  answer?: RecordAnswer;
  action: string;
  noun: string;
  compare: (stored: Texts, typed: Texts) => ConflictProps["fields"];
  intro?: ReactNode;
  buttons?: ReactNode;
  second?: ReactNode;
  /** The text of the button that saves, where that is not the row itself. */
  save?: string;
  /** Says beside the buttons what will happen to the row. */
  fate?: ReactNode;
  /** Classes of a bar that stays visible; on telephones «Más» holds all but two of its buttons. */
  bar?: string;
  children: ReactNode;
}

/** Loaded when needed, because conflicts are rare; the summary of problems shows first. */
const Conflict = lazy(() => import("./conflict").catch(() => ({ default: () => <></> })));

const isHer = (noun: string) => noun.endsWith("a");

export const recordTitle = (noun: string, id: string | undefined) =>
  id ? `Editar ${noun}` : `Crear ${isHer(noun) ? "Nueva" : "Nuevo"} ${noun}`;

export function RecordForm(props: RecordFormProps) {
  const { page, answer, field, action, noun, intro, second, fate, bar, children } = props;
  const { id, volver, isRestored } = page;
  const { reply, conflict } = answer ?? {};
  return (
    <RouteForm
      action={`${action}#resumen`}
      startsDirty={reply !== undefined || isRestored}
      className="grid gap-5"
    >
      <FormTitle>{recordTitle(noun, id)}</FormTitle>
      {intro}
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
      <DefaultSubmit intent="guardar" />
      {id ? (
        <input
          type="hidden"
          name="version"
          value={conflict?.version ?? (field("version").defaultValue || page.version)}
        />
      ) : (
        <input type="hidden" name="idem" value={answer?.idem ?? page.idem} />
      )}
      {children}
      <div
        className={`flex flex-wrap items-center justify-end gap-2 sm:gap-3 ${bar ?? "border-t border-line pt-5"}`}
      >
        {fate}
        <More folds={bar !== undefined}>
          <CancelLink href={volver} />
          {props.buttons}
        </More>
        {second}
        <SubmitButton intent="guardar" busy="Guardando...">
          {props.save ?? (id ? "Guardar Cambios" : `Crear ${noun}`)}
        </SubmitButton>
      </div>
    </RouteForm>
  );
}

function More({ folds, children }: { folds: boolean; children: ReactNode }) {
  if (!folds) return children;
  return (
    <details className="details-content:md:[content-visibility:visible] max-md:open:w-full max-md:open:text-right">
      <summary className="btn btn-quiet supports-[selector(::details-content)]:md:hidden">
        Más
      </summary>
      <div className="flex flex-wrap justify-end gap-2 max-md:in-open:pt-2 sm:gap-3">
        {children}
      </div>
    </details>
  );
}

const typedOf = (stored: Texts, field: FieldOf): Texts =>
  Object.fromEntries(Object.keys(stored).map((name) => [name, field(name).defaultValue]));

type FormProps = { page: RecordPage; answer?: RecordAnswer };

/** A new key draws a refused form anew from its answer, as without script. */
export const renewed =
  <Props extends FormProps>(Form: ComponentType<Props>) =>
  (props: Props) => <Form key={JSON.stringify([props.page.id, props.answer])} {...props} />;
