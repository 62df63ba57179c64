import type { ReactNode } from "react";

interface MessagePageProps {
  title: string;
  text?: string;
  link?: { href: string; label: string };
  children?: ReactNode;
}

/** A page that says one thing: not found, out of order, nothing here yet. */
export function MessagePage({ title, text, link, children }: MessagePageProps) {
  return (
    <div className="wrap flex flex-1 flex-col items-center justify-center gap-5 py-16 text-center">
      {children}
      <h1 className="text-3xl">{title}</h1>
      {text && <p className="max-w-xl text-lg text-soft">{text}</p>}
      {link && (
        <a href={link.href} className="btn btn-brand mt-2">
          {link.label}
        </a>
      )}
    </div>
  );
}
