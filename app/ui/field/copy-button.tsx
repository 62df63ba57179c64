import { useState } from "react";
import { useScriptReady } from "./script-ready";

export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const isReady = useScriptReady();
  const [said, setSaid] = useState("");
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid("No se ha podido copiar: selecciona el texto y cópialo");
    }
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-3 noscript:hidden">
      <button type="button" disabled={!isReady} onClick={copy} className="btn btn-quiet">
        {label}
      </button>
      <span role="status" className="text-sm font-semibold text-brand">
        {said}
      </span>
    </span>
  );
}
