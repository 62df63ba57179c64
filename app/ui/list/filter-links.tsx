interface FilterLinksProps {
  label: string;
  links: { href: string; text: string; isCurrent: boolean }[];
}

export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className="flex w-fit flex-wrap gap-1 rounded-xl bg-band p-1 text-xs font-semibold sm:text-sm">
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className="block rounded-full border border-transparent px-3 py-1.5 text-soft sm:px-4 hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
