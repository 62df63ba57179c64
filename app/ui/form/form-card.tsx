import type { ReactNode } from "react";

type FormCardProps = { title: string; intro?: ReactNode; children: ReactNode };

export function FormCard({ title, intro, children }: FormCardProps) {
  return (
    <fieldset className="panel p-6 md:p-8">
      <legend className="float-left w-full font-display text-2xl font-bold">{title}</legend>
      <div className="clear-both grid max-w-2xl gap-5 pt-5">
        {intro && <p className="text-soft">{intro}</p>}
        {children}
      </div>
    </fieldset>
  );
}
