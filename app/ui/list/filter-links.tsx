interface FilterLinksProps {
  label: string;
  links: { href: string; text: string; isCurrent: boolean }[];
}

export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className="vistas">
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
