import type { ReactNode } from "react";

type NoticeProps = { tone?: "empty" | "error"; isQuiet?: boolean; children: ReactNode };

/** Left-aligned on telephones, because centred lines would move while the page arrives. */
export function Notice({ tone = "empty", isQuiet = false, children }: NoticeProps) {
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
