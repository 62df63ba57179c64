import { useEffect, useRef, useState } from "react";
import { paths } from "~/site/paths";
import { useIsSending } from "~/ui/form/route-form";
import { contentsOf, isUnsaved } from "~/ui/form/unsaved";

const EVERY_MS = 10_000;

/** Saves the form around it at intervals, unless nothing has changed since the last save. */
export function Autosave() {
  const line = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState("");
  const isSending = useIsSending();
  useEffect(() => {
    if (isSending) return;
    const leaving = new AbortController();
    let kept = "";
    let isKeeping = false;
    const keep = async () => {
      const form = line.current?.closest("form");
      // Skips a turn while a save is running, which would share a slow connection with the next.
      if (isKeeping || !form || !isUnsaved(form)) return;
      const contents = contentsOf(form);
      if (contents === kept) return;
      const body = new FormData(form);
      const { pathname, search } = new URL(form.action);
      body.set("pagina", pathname + search);
      isKeeping = true;
      const sent = { method: "POST", body, signal: leaving.signal };
      const answer = await fetch(paths.adminAutoguardado(), sent).catch(() => undefined);
      isKeeping = false;
      const isKept = answer?.status === 204;
      if (isKept) kept = contents;
      const now = new Date().toLocaleTimeString("es-ES", { timeStyle: "short" });
      setSaid(isKept ? `Copia automática de las ${now}` : "Sin copia automática");
    };
    const timer = setInterval(keep, EVERY_MS);
    return () => {
      clearInterval(timer);
      // Cancels a running autosave: arriving after the save, it would be offered as a draft.
      leaving.abort();
    };
  }, [isSending]);
  return (
    <p ref={line} className="order-first w-full text-right text-sm text-soft empty:hidden">
      {said}
    </p>
  );
}
