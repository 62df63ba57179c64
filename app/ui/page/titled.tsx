import type { ReactNode } from "react";

interface TitledProps {
  id: string;
  title: ReactNode;
  className?: string;
  look?: string;
  children: ReactNode;
}

export function Titled({ id, title, className, look = "text-2xl", children }: TitledProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={look}>
        {title}
      </h2>
      {children}
    </section>
  );
}
