import type { ReactNode } from "react";
import { Icon } from "~/ui/picture/icon";

interface FoldedSectionProps {
  id: string;
  title: string;
  className?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** Folded on telephones; open on wide screens and paper, in browsers that can do so. */
export function FoldedSection({ id, title, className, isOpen, children }: FoldedSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <details open={isOpen} className="open-when-wide open:w-full">
        <summary className="btn btn-quiet pill">
          <h2 id={id} className="md:text-2xl">
            {title}
          </h2>
          <Icon name="flecha" className="size-4 rotate-90" />
        </summary>
        {children}
      </details>
    </section>
  );
}
