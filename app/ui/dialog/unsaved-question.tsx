import { useEffect, useRef } from "react";

export function UnsavedQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    stay.current?.focus();
    return () => before?.focus();
  }, []);
  return (
    <div
      role="alertdialog"
      aria-labelledby="sin-guardar"
      className="sticky bottom-0 z-10 mt-5 flex flex-wrap items-center gap-3 rounded-lg border border-control bg-surface p-4 shadow-raised"
    >
      <p id="sin-guardar" className="flex-1 basis-64 font-semibold">
        Hay cambios sin guardar. ¿Quieres descartarlos?
      </p>
      <button ref={stay} type="button" onClick={onStay} className="btn btn-brand">
        Seguir editando
      </button>
      <button type="button" onClick={onLeave} className="btn btn-quiet btn-danger">
        Descartar cambios
      </button>
    </div>
  );
}
