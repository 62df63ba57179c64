import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/**
 * Header, content and footer of a page. The content is at least as high as the window, so that a
 * footer that is still being parsed grows below it and moves nothing in sight.
 */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main
        id="contenido"
        tabIndex={-1}
        className="flex min-h-[calc(100svh-4.5rem)] flex-auto flex-col outline-none print:min-h-0"
      >
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
