import type { ReactNode } from "react";

/** A block that has nothing to show: empty, or not to be read just now. */
export function Notice({
  tone = "empty",
  children,
}: {
  tone?: "empty" | "error";
  children: ReactNode;
}) {
  const look =
    tone === "error" ? "border-danger bg-danger-tint text-ink" : "border-line bg-surface text-soft";
  return (
    <div
      role={tone === "error" ? "alert" : undefined}
      className={`rounded-lg border border-dashed px-6 py-8 text-center ${look}`}
    >
      {children}
    </div>
  );
}
