import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";

const HOUSE = { src: "/favicon.svg", width: 36 };

export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { siteName, marks } = useSite();
  const { src, width } = marks.logo ?? HOUSE;
  return (
    <a
      href={paths.home()}
      className={`flex min-h-11 max-w-max flex-1 items-center gap-2.5 font-display text-[min(1.375rem,6vw)] leading-tight font-bold tracking-tight wrap-anywhere ${
        onDark ? "text-on-brand-strong" : "text-ink"
      }`}
    >
      <img
        src={src}
        alt=""
        width={width}
        height="36"
        className={`h-9 max-w-48 flex-none object-contain ${marks.logo ? "-my-1 -ml-1 box-content rounded-sm bg-on-brand-strong p-1" : ""}`.trim()}
      />
      <span className={marks.isLogoName ? "sr-only" : undefined}>{siteName}</span>
    </a>
  );
}
