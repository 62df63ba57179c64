import type { ReactNode } from "react";

/**
 * A block that has nothing to show: it is empty, or cannot be read just now. On a phone, where the
 * text takes several lines, they begin at the left: centred ones would move while the page still
 * arrives.
 */
export function Notice({
  tone = "empty",
  isQuiet = false,
  children,
}: {
  tone?: "empty" | "error";
  /** Whether something else on the page announces the error. */
  isQuiet?: boolean;
  children: ReactNode;
}) {
  const look =
    tone === "error" ? "border-danger bg-danger-tint text-ink" : "border-line bg-surface text-soft";
  return (
    <div
      role={tone === "error" && !isQuiet ? "alert" : undefined}
      className={`rounded-lg border border-dashed px-6 py-8 sm:text-center ${look}`}
    >
      {children}
    </div>
  );
}
