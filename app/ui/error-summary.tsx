interface ErrorSummaryProps {
  /** A form whose address ends in this fragment opens here, with the focus. */
  id?: string;
  errors: { text: string; href?: string }[];
}

/** Everything that is wrong with a form, above it, each with a link to its field. */
export function ErrorSummary({ id = "resumen", errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      id={id}
      tabIndex={-1}
      data-errores
      className="rounded-lg border-2 border-danger bg-danger-tint px-5 py-4"
    >
      {/* The alert is the inner box: focus on the outer one would silence it in some readers. */}
      <div role="alert">
        <h2 className="text-lg">Hay un problema</h2>
        <ul className="mt-1 grid gap-1">
          {errors.map(({ text, href }) => (
            <li key={text}>
              {href ? (
                <a href={href} className="font-semibold text-danger underline">
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
