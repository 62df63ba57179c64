import type { ReactNode } from "react";

type AuthPageProps = { title: string; intro?: ReactNode; children: ReactNode };

export function AuthPage({ title, intro, children }: AuthPageProps) {
  return (
    <div className="flex-1 bg-band">
      <div className="wrap max-w-lg py-12 md:py-20">
        <header className="mb-8 text-center">
          <h1 className="text-3xl">{title}</h1>
          {intro && <p className="mx-auto mt-3 max-w-md text-soft">{intro}</p>}
        </header>
        <div className="panel shadow-card p-6 sm:p-9">{children}</div>
      </div>
    </div>
  );
}
