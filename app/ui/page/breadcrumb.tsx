export type Crumb = { label: string; href?: string };

/** Telephones show only the link to the parent, for lack of room. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const parent = crumbs.filter(({ href }) => href).length - 1;
  return (
    <nav aria-label="Ruta de navegación" className="no-print py-2 text-sm sm:py-3 text-soft">
      <ol className="flex flex-wrap items-baseline gap-x-2 gap-y-1 wrap-anywhere">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={index === parent ? "way-back" : "max-sm:hidden"}>
            {href ? (
              <a href={href} className="inline-block py-0.5 hover:text-brand hover:underline">
                {label}
              </a>
            ) : (
              <span
                aria-current={index === crumbs.length - 1 ? "page" : undefined}
                className="text-ink"
              >
                {label}
              </span>
            )}
            {index < crumbs.length - 1 && (
              <span aria-hidden="true" className="ml-2 max-sm:hidden">
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
