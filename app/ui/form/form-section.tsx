import type { ReactNode } from "react";

interface FormSectionProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

export function FormSection({ title, intro, children }: FormSectionProps) {
  return (
    <section className="panel grid gap-x-8 gap-y-5 p-5 sm:p-7 lg:grid-cols-[13rem_1fr]">
      <div>
        <h2 className="text-xl">{title}</h2>
        {intro && <p className="mt-1.5 text-sm text-soft">{intro}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}
