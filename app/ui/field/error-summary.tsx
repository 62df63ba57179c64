import type { ReactNode } from "react";
import { type FormReply, formErrors } from "~/http/results/form-reply";

interface ErrorSummaryProps {
  id?: string;
  reply: FormReply | undefined;
  /** Shown instead until the form has an answer. */
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
