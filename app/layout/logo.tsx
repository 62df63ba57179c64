import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";

export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { siteName } = useSite();
  return (
    <a
      href={paths.home()}
      className={`flex min-h-11 max-w-max flex-1 items-center gap-2.5 font-display text-xl leading-tight font-bold tracking-tight wrap-anywhere ${
        onDark ? "text-on-brand-strong" : "text-ink"
      }`}
    >
      <img src="/favicon.svg" alt="" width="36" height="36" className="size-9 flex-none" />
      {siteName}
    </a>
  );
}
