import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { type FieldTexts, TextField } from "~/ui/field/field";
import { useScriptReady } from "~/ui/field/script-ready";
import { ContenidoDeArticulo } from "./contenido";
import type { Contenido } from "./contenido.server";

interface ContenidoFieldProps extends FieldTexts {
  defaultValue?: string;
  maxLength: number;
  preview?: Contenido;
  /** The form's own address; it answers the order `vista-previa` with a preview. */
  address: string;
}

const PREVIEW_ID = "vista-previa";
const PAUSE_MS = 400;

const MARKS: readonly (readonly [typed: string, drawn: string])[] = [
  ["## Apartado", "un título; ### y ####, otros más pequeños"],
  ["- punto", "una lista; 1. punto, una numerada"],
  ["> frase", "una cita"],
  ["**negrita** y *cursiva*", "dentro de cualquier línea"],
  ["[texto](/consejos/…)", "un enlace, también a https://…"],
  ["![descripción](/media/…) pie", "una imagen de la biblioteca, con su pie"],
  ["| Modelo | Peso |", "una fila de tabla; la primera es la cabecera"],
  ["::producto slug", "la ficha de un producto"],
  ["::eleccion slug | La mejor para…", "una elección; con dos o más, el artículo es una guía"],
  ["::aviso texto", "un recuadro"],
];

export function ContenidoField({ preview, address, ...field }: ContenidoFieldProps) {
  const isLive = useScriptReady();
  const [typed, setTyped] = useState(field.defaultValue ?? "");
  return (
    <>
      <TextField
        {...field}
        hint="Una línea por párrafo."
        rows={14}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <details className="-mt-3 text-sm">
        <summary className="py-1 font-semibold">Cómo dar formato</summary>
        <dl className="mt-2 grid gap-x-5 gap-y-1 sm:grid-cols-[auto_1fr]">
          {MARKS.map(([mark, meaning]) => (
            <div key={mark} className="contents">
              <dt className="font-mono">{mark}</dt>
              <dd className="mb-2 text-soft sm:mb-0">{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      {isLive ? (
        <LivePreview typed={typed} address={address} />
      ) : (
        <>
          <button
            type="submit"
            name="intent"
            value={PREVIEW_ID}
            formAction={`${address}#${PREVIEW_ID}`}
            className="btn btn-quiet justify-self-start"
          >
            Ver cómo queda
          </button>
          {preview && <Preview contenido={preview} isOpen />}
        </>
      )}
    </>
  );
}

/** The server reads the text, since it knows the products and pictures that are named in it. */
function LivePreview({ typed, address }: { typed: string; address: string }) {
  const { submit, data } = useFetcher<{ preview?: Contenido }>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const ask = () =>
      submit({ contenido: typed, intent: PREVIEW_ID }, { method: "post", action: address });
    const timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, typed, address, submit]);
  return <Preview contenido={data?.preview} onToggle={setOpen} />;
}

interface PreviewProps {
  contenido?: Contenido;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
}

function Preview({ contenido, isOpen, onToggle }: PreviewProps) {
  return (
    <details
      id={PREVIEW_ID}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className="rounded-lg border border-line bg-surface"
    >
      <summary className="px-5 py-3 font-semibold">Vista previa del contenido</summary>
      <div className="max-h-[60vh] overflow-y-auto border-t border-line px-5 py-5">
        {contenido && contenido.bloques.length > 0 ? (
          <ContenidoDeArticulo contenido={contenido} />
        ) : (
          <p className="text-soft">{contenido ? "Todavía no hay texto." : "Un momento…"}</p>
        )}
      </div>
    </details>
  );
}
