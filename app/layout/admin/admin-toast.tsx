import { useEffect, useReducer, useRef, useState } from "react";
import { useSite } from "~/http/page/site-data";
import type { FlashMessage } from "~/http/replies/flash-message";
import { useScriptReady } from "~/ui/field/script-ready";

const SHOWN_MS = 6_000;

/** Readers announce a text that comes into a status, but seldom a status with its text. */
export function AdminToast() {
  const { flash } = useSite();
  const isReady = useScriptReady();
  const isError = flash?.tone === "error";
  return (
    <>
      <div role="status" className="sticky top-0 z-40">
        {flash && !isError && <AnswerToast key={String(isReady)} message={flash} />}
      </div>
      {flash && isError && <AnswerToast message={flash} />}
    </>
  );
}

export function AnswerToast({ message }: { message: FlashMessage }) {
  return <Toast key={useSite().now} message={message} />;
}

function Toast({ message: { tone, title, text } }: { message: FlashMessage }) {
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
      className={`admin-toast flex items-center gap-3 border px-5 py-3 text-sm ${
        isError ? "border-danger bg-danger-tint" : "border-brand bg-brand-tint"
      }`}
    >
      <p className="flex-1">
        <strong>{title}</strong> {text}
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
