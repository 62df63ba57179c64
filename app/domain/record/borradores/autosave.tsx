import { useEffect, useRef, useState } from "react";
import { paths } from "~/site/paths";
import { useIsSending } from "~/ui/form/route-form";
import { contentsOf, isUnsaved } from "~/ui/form/unsaved";

const EVERY_MS = 10_000;

/** Stands in the form that it keeps. A form that is as it was last kept is not sent again. */
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
      // A slow line would be shared by all that is still on its way.
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
      // A draft on its way would arrive after the save, and be offered as if nothing were saved.
      leaving.abort();
    };
  }, [isSending]);
  return (
    <p ref={line} className="order-first w-full text-right text-sm text-soft empty:hidden">
      {said}
    </p>
  );
}
