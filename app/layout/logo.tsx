import { paths } from "~/paths";
import { useSite } from "~/site-data";

export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { siteName } = useSite();
  return (
    <a
      href={paths.home()}
      className={`flex min-h-11 flex-none items-center gap-2.5 font-display text-xl font-bold tracking-tight ${
        onDark ? "text-on-brand-strong" : "text-ink"
      }`}
    >
      <img src="/favicon.svg" alt="" width="36" height="36" className="size-9" />
      {siteName}
    </a>
  );
}
