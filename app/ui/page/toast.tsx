import { useEffect, useReducer, useRef, useState } from "react";
import type { FlashMessage } from "~/http/results/flash-message";
import { useScriptReady } from "~/ui/field/script-ready";

const SHOWN_MS = 6_000;

export function Toast({ message: { tone, title, text, href, link } }: { message: FlashMessage }) {
  const isReady = useScriptReady();
  const [isOpen, setOpen] = useState(true);
  const ref = useRef<HTMLDivElement>(null);
  const [round, startAgain] = useReducer((count: number) => count + 1, 0);
  const isError = tone === "error";
  useEffect(() => {
    if (isError) return;
    const timer = setTimeout(() => {
      if (ref.current?.matches(":hover, :focus-within")) startAgain();
      else setOpen(false);
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isError, round]);
  if (!isOpen) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here, it only waits
    <div
      ref={ref}
      role={isError ? "alert" : undefined}
      data-aviso={tone}
      onPointerLeave={startAgain}
      onBlur={startAgain}
      className={`admin-toast flex in-[html:has(.form-bar)]:bottom-20 items-center gap-3 border px-5 py-3 text-sm ${
        isError ? "border-danger bg-danger-tint" : "border-brand bg-brand-tint"
      }`}
    >
      <p className="flex-1">
        <strong>{title}</strong> {text}{" "}
        {href && (
          <a href={href} className="prose-link inline-block py-1">
            {link ?? "Ver en el sitio"}
          </a>
        )}
      </p>
      <button
        type="button"
        hidden={!isReady}
        aria-label="Cerrar aviso"
        onClick={() => setOpen(false)}
        className="-my-2 size-9 flex-none cursor-pointer rounded-full text-lg hover:bg-band"
      >
        ×
      </button>
    </div>
  );
}
