import { useFetcher } from "@remix-run/react";
import * as React from "react";
import { paths } from "~/site/paths";
import { DialogButton } from "~/ui/dialog/dialog-button";
import { type FieldTexts, TextField } from "~/ui/field/field";
import { useScriptReady } from "~/ui/field/script-ready";
import { Icon } from "~/ui/picture/icon";
import { pictureId } from "~record/borradores/borrador";
import { renewed } from "~record/formulario/record-form";
import { pasteMarks, replaceText } from "~record/marcas/pegar";
import type { PublicablePage, PublicableProps } from "~record/publicacion/publicable-form";
import type { Contenido } from "./contenido.server";
import { PREVIEW_INTENT } from "./keep-while-previewing";
import type { MarksBar } from "./marks-bar";

interface ContenidoFieldProps extends FieldTexts {
  defaultValue?: string;
  preview?: Contenido;
  /** The address of the form, which answers the intent `vista-previa` with a preview. */
  address: string;
}

type Around<Page> = Omit<PublicableProps<Page>, "texto"> & { answer?: { preview?: Contenido } };

/** Gives a form its text field, whose preview can show products and pictures. */
export const withText = <Page extends PublicablePage>(
  Form: React.ComponentType<PublicableProps<Page>>,
) =>
  renewed(({ page, answer }: Around<Page>) => {
    const { kind, id = "nuevo", volver, publicado, observaciones = [] } = page;
    const address = paths.adminForm(kind, id, { volver, publicado });
    const texto: PublicableProps["texto"] = (field) => {
      const own = <ContenidoField {...field} preview={answer?.preview} address={address} />;
      if (observaciones.length === 0) return own;
      return (
        <div className="grid items-start gap-4 xl:grid-cols-[1fr_17rem]">
          {own}
          <React.Suspense>
            <ObservacionesList of={observaciones} />
          </React.Suspense>
        </div>
      );
    };
    return <Form page={page} answer={answer} texto={texto} />;
  });

const ObservacionesList = React.lazy(() => import("~record/revision/observaciones-list"));

/** Loaded when a preview is drawn, because most edits need none. */
const ContenidoDeArticulo = React.lazy(async () => ({
  default: (await import("./contenido")).ContenidoDeArticulo,
}));

const PAUSE_MS = 400;

const MARKS: readonly (readonly [typed: string, drawn: string])[] = [
  ["## Apartado", "un título; ### y ####, otros más pequeños"],
  ["- punto", "una lista; 1. punto, una numerada"],
  ["> frase", "una cita"],
  ["**negrita** y *cursiva*", "dentro de cualquier línea"],
  ["[texto](/consejos/…)", "un enlace, también a https://…"],
  ["[texto](https://… afiliado)", "un enlace que os paga; los de Amazon y vuestras redes se saben"],
  ["![descripción](/media/…) pie", "una imagen de la biblioteca, con su pie"],
  ["| Modelo | Peso |", "una fila de tabla; la primera es la cabecera"],
  ["::producto slug", "la ficha de un producto"],
  ["::eleccion slug | La mejor para…", "una elección; con dos o más, el artículo es una guía"],
  ["::descartado nombre | por qué | día", "lo que la guía descarta; el día, si quieres"],
  ["::aviso texto", "un recuadro"],
];

export const INSERT_INTENT = "insertar";

function ContenidoField({ preview, address, ...field }: ContenidoFieldProps) {
  const isLive = useScriptReady();
  const [typed, setTyped] = React.useState(field.defaultValue ?? "");
  const [Bar, setBar] = React.useState<typeof MarksBar>();
  const box = React.useRef<HTMLTextAreaElement>(null);
  const caret = React.useRef<number>();
  const insert = (linea: string) => box.current && insertLine(box.current, linea, caret.current);
  const tools = (
    <div className="-mx-1 flex gap-1.5 overflow-x-auto p-1">
      <DialogButton
        value={INSERT_INTENT}
        load={() => import("./insert-dialog")}
        onPick={insert}
        className="btn btn-quiet btn-small flex-none"
      >
        Buscar para insertar
      </DialogButton>
      {Bar && <Bar box={box} />}
    </div>
  );
  return (
    <div id={pictureId(field.name)} className="@container">
      <div className="grid grid-cols-1 items-start gap-3 @min-[54rem]:has-[#vista-previa[open]]:grid-cols-2">
        <TextField
          hint="Una línea por párrafo."
          {...field}
          tools={tools}
          ref={box}
          rows={10}
          onFocus={() => {
            if (!Bar)
              import("./marks-bar").then(
                (found) => setBar(() => found.MarksBar),
                () => {},
              );
          }}
          onBlur={(event) => {
            caret.current = event.currentTarget.selectionEnd;
          }}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onPaste={pasteMarks}
        />
        {isLive && <LivePreview name={field.name} typed={typed} address={address} />}
        {!isLive && preview && <Preview contenido={preview} open />}
        {!isLive && (
          <button
            type="submit"
            name="intent"
            value={PREVIEW_INTENT}
            formAction={`${address}#${PREVIEW_INTENT}`}
            className="btn btn-quiet justify-self-start"
          >
            Ver cómo queda
          </button>
        )}
        <MarksHelp />
      </div>
    </div>
  );
}

const MarksHelp = () => (
  <details className="group text-sm">
    <summary className="flex w-fit items-center gap-2 py-1 font-semibold hover:text-brand">
      <Icon name="flecha" className="size-4 transition-transform group-open:rotate-90" />
      Cómo dar formato
    </summary>
    <dl className="mt-2 grid gap-x-5 gap-y-1 sm:grid-cols-[auto_1fr]">
      {MARKS.map(([mark, meaning]) => (
        <div key={mark} className="contents">
          <dt className="font-mono">{mark}</dt>
          <dd className="mb-2 text-soft sm:mb-0">{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);

/** Inserts below the line with the caret, or at the end of a text that had no focus. */
function insertLine(box: HTMLTextAreaElement, linea: string, caret = box.value.length) {
  const { value } = box;
  const end = value.indexOf("\n", caret);
  const at = end < 0 ? value.length : end;
  replaceText(box, at === 0 ? linea : `\n${linea}`, [at, at]);
}

/** The server draws the preview, because it can look up products and pictures. */
function LivePreview({ name, typed, address }: Record<"name" | "typed" | "address", string>) {
  const { submit, data } = useFetcher<{ preview?: Contenido }>();
  const [isOpen, setOpen] = React.useState(false);
  React.useEffect(() => {
    if (!isOpen) return;
    const ask = () =>
      submit({ [name]: typed, intent: PREVIEW_INTENT }, { method: "post", action: address });
    const timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, name, typed, address, submit]);
  return (
    <Preview contenido={data?.preview} onToggle={(event) => setOpen(event.currentTarget.open)} />
  );
}

function Preview({
  contenido,
  ...details
}: React.ComponentProps<"details"> & { contenido?: Contenido }) {
  return (
    <details id={PREVIEW_INTENT} {...details} className="rounded-lg border border-line bg-surface">
      <summary className="-my-px px-5 py-2 leading-7 font-semibold">
        Vista previa del contenido
      </summary>
      <div className="max-h-[60vh] overflow-y-auto border-t border-line px-5 py-5">
        {contenido && contenido.bloques.length > 0 ? (
          <React.Suspense fallback={<p className="text-soft">Un momento…</p>}>
            <ContenidoDeArticulo contenido={contenido} />
          </React.Suspense>
        ) : (
          <p className="text-soft">{contenido ? "Todavía no hay texto." : "Un momento…"}</p>
        )}
      </div>
    </details>
  );
}
