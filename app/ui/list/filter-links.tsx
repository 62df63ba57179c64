interface FilterLinksProps {
  label: string;
  links: { href: string; text: string; isCurrent: boolean }[];
}

export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex w-fit flex-wrap gap-1 rounded-xl bg-band p-1 text-sm font-semibold">
        {links.map(({ href, text, isCurrent }) => (
          <li key={href} className="flex">
            <a
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className="rounded-full px-4 py-2.5 text-soft hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-card"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
