import type { ReactNode } from "react";

interface MessagePageProps {
  title: string;
  text?: ReactNode;
  link?: { href: string; label: string };
  children?: ReactNode;
  ways?: ReactNode;
}

/** Aligned to the top: in a centred page, parts that arrive late would move the others. */
export function MessagePage({ title, text, link, children, ways }: MessagePageProps) {
  return (
    <div className="wrap flex flex-col items-center gap-5 py-16 text-center md:pt-24">
      {children}
      <h1 className="text-3xl">{title}</h1>
      {text && <p className="max-w-xl text-lg text-soft">{text}</p>}
      {link && (
        <a href={link.href} className="btn btn-brand mt-2">
          {link.label}
        </a>
      )}
      {ways}
    </div>
  );
}
