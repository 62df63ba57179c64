import {
  type ComponentProps,
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
} from "react";
import { type FormReply, formErrors } from "~/http/results/form-reply";

export interface FieldTexts {
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
  "aria-required"?: boolean;
}

/** The control's own attributes: all that are not about the texts around it. */
export function controlOf<Props extends FieldTexts>(props: Props) {
  const { label, hint, error, isOptional, ...control } = props;
  return { ...control, ...describe(props) };
}

export const Field = (props: FieldTexts & ComponentProps<"input">) => (
  <FieldFrame {...props}>
    <input type="text" {...controlOf(props)} className="control min-h-11" />
  </FieldFrame>
);

export const TextField = forwardRef<
  HTMLTextAreaElement,
  FieldTexts & ComponentPropsWithoutRef<"textarea"> & { tools?: ReactNode }
>(function TextField({ tools, ...props }, ref) {
  return (
    <FieldFrame {...props}>
      {tools}
      <textarea ref={ref} {...controlOf(props)} className="control" />
    </FieldFrame>
  );
});

export type Choice = Record<"value" | "label", string>;

export function Choices({ of }: { of: readonly Choice[] | Readonly<Record<string, string>> }) {
  const toChoice = ([value, label]: [string, string]): Choice => ({ value, label });
  return (Array.isArray(of) ? of : Object.entries(of).map(toChoice)).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

export const SelectField = (props: FieldTexts & ComponentProps<"select">) => (
  <FieldFrame {...props} isOptional={false}>
    <select {...controlOf(props)} className="control min-h-11.5" />
  </FieldFrame>
);

type FieldFrameProps = Omit<FieldTexts, "name"> & { children: ReactNode };

export function FieldFrame({ id, label, hint, error, isOptional, children }: FieldFrameProps) {
  return (
    <div className="flex flex-col gap-1.5 *:last:mt-auto">
      <p>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {isOptional && <span className="text-sm text-soft"> (opcional)</span>}
      </p>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

type RowFrameProps = Pick<FieldTexts, "id" | "error"> & { className?: string; children: ReactNode };

/** Frames a field within a row, with its problem below and a label only for screen readers. */
const RowFrame = ({ id, error, className = "", children }: RowFrameProps) => (
  <div className={`grid min-w-0 gap-1 ${className}`}>
    {children}
    <FieldNotes id={id} error={error} />
  </div>
);

type InRow = FieldTexts & { frame?: string };

export const RowField = ({ frame, ...props }: InRow & ComponentProps<"input">) => (
  <RowFrame {...props} className={frame}>
    <input
      type="text"
      aria-label={props.label}
      {...controlOf(props)}
      className={`control ${props.className ?? "min-h-11"}`}
    />
  </RowFrame>
);

export const RowSelect = ({ frame, ...props }: InRow & ComponentProps<"select">) => (
  <RowFrame {...props} className={frame}>
    <select aria-label={props.label} {...controlOf(props)} className="control min-h-11" />
  </RowFrame>
);

export function FieldNotes({ id, hint, error }: Pick<FieldTexts, "id" | "hint" | "error">) {
  return (
    <>
      {hint && (
        <p id={hintId(id)} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className="text-sm font-semibold text-danger">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
    </>
  );
}

export function describe({ id, hint, error }: Pick<FieldTexts, "id" | "hint" | "error">) {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(" ");
  // Always set, because Firefox announces an empty required field as invalid otherwise.
  return { "aria-describedby": ids || undefined, "aria-invalid": Boolean(error) };
}

const hintId = (id: string) => `${id}-ayuda`;
const errorId = (id: string) => `${id}-error`;

interface ErrorSummaryProps {
  id?: string;
  reply: FormReply | undefined;
  /** Shown in place of the summary until the form has an answer. */
  before?: string | false;
  className?: string;
}

export function ErrorSummary(props: ErrorSummaryProps) {
  const { id, reply, before, className = "" } = props;
  const errors =
    reply || !before ? formErrors(reply) : [{ text: before, href: undefined, holder: undefined }];
  if (errors.length === 0) return null;
  const hasFields = errors.some(({ href }) => href !== undefined);
  return (
    <ProblemBox id={id} title={hasFields ? "Hay un problema" : "Error"} className={className}>
      <ul className="mt-1 grid gap-1">
        {errors.map(({ text, href, holder }) => (
          <li key={text}>
            {href ? (
              <a href={href} className="font-semibold text-danger underline">
                {text}
              </a>
            ) : (
              text
            )}
            {holder && (
              <>
                {" "}
                <a href={holder.href} className="prose-link inline-block py-1">
                  Abrir «{holder.label}»
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </ProblemBox>
  );
}

interface ProblemBoxProps {
  id?: string;
  title: string;
  className: string;
  children: ReactNode;
  more?: ReactNode;
}

export function ProblemBox({ id = "resumen", title, className, children, more }: ProblemBoxProps) {
  return (
    <div
      id={id}
      tabIndex={-1}
      data-errores
      className={`rounded-lg border-2 border-danger bg-danger-tint px-5 py-4 ${className}`}
    >
      {/* The inner box is the alert: a focused alert is silent in some screen readers. */}
      <div role="alert">
        <h2 className="text-lg">{title}</h2>
        {children}
      </div>
      {more}
    </div>
  );
}
