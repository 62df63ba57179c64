interface FilterLinksProps {
  /** What is chosen, for readers. */
  label: string;
  links: { href: string; text: string; isCurrent: boolean }[];
}

/** A choice of one view among a few, by links. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="mt-6 mb-6">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className={`btn btn-small ${isCurrent ? "btn-brand" : "btn-quiet"}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
