interface FilterLinksProps {
  label: string;
  links: { href: string; text: string; isCurrent: boolean }[];
}

export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="no-print max-w-full shrink-0">
      <ul className="flex w-fit flex-wrap gap-1 rounded-xl bg-band p-1 text-xs font-semibold sm:text-sm">
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? "page" : undefined} className="vista">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
