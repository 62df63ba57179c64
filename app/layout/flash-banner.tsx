import { isComparativaMensaje } from "~/domain/comparativa/mensajes";
import { findFlashMessage } from "~/flash-messages";
import { useSite } from "~/site-data";

/** What the last form led to. It stays in sight when the page opens at the card it came from. */
export function FlashBanner() {
  const { flash } = useSite();
  const message = flash === null ? undefined : findFlashMessage(flash);
  if (flash === null || !message) return null;
  const isError = message.tone === "error";
  return (
    <div
      role={isError ? "alert" : "status"}
      data-aviso={message.tone}
      data-breve={!isError && isComparativaMensaje(flash) ? "" : undefined}
      className={`no-print sticky top-0 z-30 border-b px-4 py-3 text-center text-sm shadow-card ${
        isError ? "border-danger bg-danger-tint text-ink" : "border-brand bg-brand-tint text-ink"
      }`}
    >
      <strong>{message.title}</strong>{" "}
      {message.text && <span className="ml-2">{message.text}</span>}
    </div>
  );
}
