import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  more?: { href: string; label: string };
  tone?: "plain" | "band";
  size?: string;
  children: ReactNode;
}

export function Section({ id, title, intro, more, children, ...look }: SectionProps) {
  const { tone = "plain", size = "text-2xl" } = look;
  return (
    <section aria-labelledby={id} className={`py-10 md:py-16 ${tone === "band" ? "bg-band" : ""}`}>
      <div className="wrap">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="max-w-2xl">
            <h2 id={id} className={size}>
              {title}
            </h2>
            {intro && <p className="mt-2 text-soft">{intro}</p>}
          </div>
          {more && (
            <a href={more.href} className="prose-link py-1 font-semibold">
              {more.label}
            </a>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
