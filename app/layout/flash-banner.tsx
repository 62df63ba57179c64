import { useSite } from "~/http/page/site-data";

/** The banner stays in sight when the page opens at the card it came from. */
export function FlashBanner() {
  const { flash } = useSite();
  if (!flash) return null;
  const { tone, title, text, isBrief } = flash;
  const isError = tone === "error";
  return (
    <div
      role={isError ? "alert" : "status"}
      data-aviso={tone}
      data-breve={isBrief ? "" : undefined}
      className={`no-print sticky top-0 z-30 border-b px-4 py-3 text-center text-sm shadow-card ${
        isError ? "border-danger bg-danger-tint text-ink" : "border-brand bg-brand-tint text-ink"
      }`}
    >
      <strong>{title}</strong> {text && <span className="ml-2">{text}</span>}
    </div>
  );
}
