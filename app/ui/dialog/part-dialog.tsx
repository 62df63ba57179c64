import { useFetcher } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { asPart, type UNREAD } from "~/http/results/page-not-loaded";
import { queryOf } from "~/ui/form/form-frame";
import type { PickingDialog } from "./dialog-button";
import { DIALOG_LOOK } from "./dialog-look";

/** Closes the dialog and then runs `rest`, because the form cannot get the focus before. */
type Pick = (rest: () => void) => void;

interface PartDialogProps<Page> {
  title: string;
  first: string;
  draw: (page: Page, dialog: { isLoading: boolean; reload: () => void; pick: Pick }) => ReactNode;
  onSend: (sent: URLSearchParams, pick: Pick) => void;
  onClosed: PickingDialog<never>["onClosed"];
}

const PAUSE_MS = 250;

/** Shows a page over the form to pick from; its links and searches stay in the dialog. */
export function PartDialog<Page extends { q: string }>(props: PartDialogProps<Page>) {
  const { title, first, draw, onSend, onClosed } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [href, setHref] = useState(first);
  const { load, data, state } = useFetcher<Page | typeof UNREAD>();
  const isLoading = state !== "idle";
  const reload = () => load(asPart(href));
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => load(asPart(href)), [load, href]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const search = (form: HTMLFormElement, pause = 0) => {
    clearTimeout(timer.current);
    const asked = `${form.getAttribute("action")}?${queryOf(form)}`;
    timer.current = setTimeout(() => setHref(asked), pause);
  };
  const close = () => dialog.current?.close();
  const pick = (rest: () => void) => {
    // If the dialog was closed meanwhile, nothing is chosen.
    if (!dialog.current?.open) return;
    close();
    rest();
  };
  const onSubmitCapture = (event: FormEvent) => {
    const form = event.target as HTMLFormElement;
    // Forms with files send themselves.
    if (form.enctype === "multipart/form-data") return;
    event.preventDefault();
    event.stopPropagation();
    if (form.method === "get") search(form);
    else onSend(queryOf(form, (event.nativeEvent as SubmitEvent).submitter), pick);
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-busy={isLoading}
      // The event must not reach an outer dialog, which would take it for its own.
      onClose={(event) => {
        event.stopPropagation();
        onClosed();
      }}
      onCancel={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
      onClickCapture={(event) => {
        const link = (event.target as Element).closest("a:not([target])");
        if (!link) return;
        event.preventDefault();
        setHref(link.getAttribute("href") ?? href);
      }}
      onInput={({ target }) => {
        const isSearch = target instanceof HTMLInputElement && target.name === "q";
        if (isSearch && target.form) search(target.form, PAUSE_MS);
      }}
      onSubmitCapture={onSubmitCapture}
      onSubmit={(event) => event.stopPropagation()}
      className={DIALOG_LOOK}
    >
      <div className="mb-5 flex items-center justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <button type="button" className="btn btn-quiet" onClick={close}>
          Cerrar
        </button>
      </div>
      {data && "q" in data ? (
        draw(data as Page, { isLoading, reload, pick })
      ) : (
        <p className="text-soft">
          {data && !isLoading ? "No se ha podido cargar. Inténtalo de nuevo." : "Un momento…"}
        </p>
      )}
    </dialog>,
    document.body,
  );
}
