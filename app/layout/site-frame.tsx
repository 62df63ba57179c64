import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The content is as high as the window, so that a footer that is parsed later moves nothing. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      {/* Past the menu w3m finds a `div`, but no `main`. */}
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
