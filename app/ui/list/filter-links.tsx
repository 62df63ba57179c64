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
            <a
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className="block rounded-full px-3 py-2 text-soft hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:[border:1px_solid_#0000]"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
