import type { ReactNode } from "react";
import { useSite } from "~/http/page/site-data";
import { formatLong } from "~base/fechas";

export function Hoja({ className, children }: { className: string; children: ReactNode }) {
  const { siteName, origin, here, now } = useSite();
  return (
    <div
      className={`hoja wrap ${className}`}
      data-hoja={`${siteName} · ${origin}${here} · ${formatLong(now)}`}
    >
      {children}
    </div>
  );
}
