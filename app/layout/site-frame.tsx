import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The page is at least as high as the window, so that the footer does not jump on arrival. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      {/* The skip link leads to a `div`, because w3m cannot jump to a `main`. */}
      <div
        id="contenido"
        tabIndex={-1}
        className="flex min-h-[calc(100svh-4.5rem)] flex-auto flex-col outline-none print:min-h-0"
      >
        <main className="flex flex-auto flex-col">{children}</main>
      </div>
      <SiteFooter />
    </>
  );
}
