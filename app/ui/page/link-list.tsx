import type { ReactElement } from "react";
import { Titled } from "~/ui/page/titled";

interface LinkListProps {
  id: string;
  title: string;
  links: readonly { href: string; label: string; notes?: readonly ReactElement[] }[];
}

export function LinkList({ id, title, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <Titled id={id} title={title} className="mt-10 max-w-2xl">
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {links.map(({ href, label, notes }) => (
          <li key={href} className="py-3 wrap-anywhere">
            <a href={href} className="prose-link inline-block py-1 font-semibold">
              {label}
            </a>
            {notes?.map((note) => (
              <p key={note.key}>{note}</p>
            ))}
          </li>
        ))}
      </ul>
    </Titled>
  );
}
