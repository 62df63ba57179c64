import { type FormEncType, useFetcher } from "@remix-run/react";
import * as React from "react";
import { type FormReply, replyUnsent } from "~/http/results/form-reply";
import { asPart, GONE, keepPart, letGo, UNREAD } from "~/http/results/page-not-loaded";
import { type FormFrame, FormFrameContext } from "~/ui/form/form-frame";
import { isUnsaved } from "~/ui/form/unsaved";
import { Icon } from "~/ui/picture/icon";
import { DialogFocus, keepFocus, leadToField, useClosingAtNewPlace } from "./dialog-focus";
import { DialogProblem } from "./dialog-problem";
import { sendAhead } from "./send-ahead";
import { UnsavedQuestion } from "./unsaved-question";

export const DIALOG_LOOK =
  "m-auto max-h-[calc(100dvh-1.5rem)] w-[min(100%-1.5rem,50rem)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-page p-5 text-ink shadow-raised backdrop:bg-shade md:p-8";

export const OpenContext = React.createContext<((href: string) => void) | null>(null);

export type DialogAnswer = { reply?: FormReply; next?: string };

export interface DialogDrawing<Page, Answer> {
  render: (page: Page, answer: Answer | undefined) => React.ReactNode;
  /** The page asks before something is lost, so readers hear it as an alert. */
  isAlert: (page: Page) => boolean;
}

interface OpenDialogProps<Page, Answer> extends DialogDrawing<Page, Answer> {
  first: string;
  onClosed: () => void;
}

export function OpenDialog<Page, Answer extends DialogAnswer>(
  props: OpenDialogProps<Page, Answer>,
) {
  const { first, render, isAlert, onClosed } = props;
  const ref = React.useRef<HTMLDialogElement>(null);
  const [href, setHref] = React.useState(first);
  const [isAsking, setAsking] = React.useState(false);
  const { page, answer, ...frame } = useFrame<Page, Answer>(href, () => {
    const forms = ref.current?.querySelectorAll("form") ?? [];
    if ([...forms].some(isUnsaved)) setAsking(true);
    else ref.current?.close();
  });
  React.useEffect(() => ref.current?.showModal(), []);
  const followed = React.useRef<Answer>();
  React.useEffect(() => {
    // The fetcher keeps its last answer, which would lead on again from the form it answered.
    if (answer?.next === undefined || answer === followed.current) return;
    followed.current = answer;
    setHref(answer.next);
  }, [answer]);
  useClosingAtNewPlace(ref, frame.isSent);

  // Browsers let a second cancel event through, and Escape must not close past the question.
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (isAsking) setAsking(false);
    else frame.requestClose();
  };
  const draw = (present: Page) => {
    const isGone = present === GONE;
    if (isGone || present === UNREAD) return <DialogProblem isGone={isGone} />;
    return render(present, answer);
  };
  const wait = (
    <p role="status" id={frame.titleId} className="py-16 text-center text-soft">
      Cargando…
    </p>
  );
  return (
    <dialog
      ref={ref}
      role={page !== undefined && isAlert(page) ? "alertdialog" : undefined}
      aria-labelledby={frame.titleId}
      aria-busy={page === undefined || frame.isBusy}
      onClick={leadToField}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        frame.requestClose();
      }}
      onClose={() => {
        keepFocus(ref.current);
        onClosed();
      }}
      className={DIALOG_LOOK}
    >
      <button
        type="button"
        onClick={frame.requestClose}
        className="absolute top-3 right-3 z-10 grid size-11 cursor-pointer place-items-center rounded-full text-soft hover:bg-band"
      >
        <Icon name="cerrar" className="size-5" />
        <span className="sr-only">Cerrar</span>
      </button>
      {page === undefined ? (
        wait
      ) : (
        <FormFrameContext.Provider value={frame}>
          <React.Suspense fallback={wait}>
            <OpenContext.Provider value={setHref}>{draw(page)}</OpenContext.Provider>
            <DialogFocus dialog={ref} answer={answer} />
          </React.Suspense>
        </FormFrameContext.Provider>
      )}
      {isAsking && (
        <UnsavedQuestion onStay={() => setAsking(false)} onLeave={() => ref.current?.close()} />
      )}
    </dialog>
  );
}

function useFrame<Page, Answer extends DialogAnswer>(href: string, close: () => void) {
  const titleId = React.useId();
  const [sentFrom, setSentFrom] = React.useState<string>();
  const [unsent, setUnsent] = React.useState<{ from: string; answer: Answer }>();
  const { load, ...loading } = useFetcher<Page>();
  const sending = useFetcher<Answer>();
  const [isAhead, setAhead] = React.useState(false);
  const isBusy = isAhead || sending.state !== "idle";
  const reload = React.useCallback(() => {
    letGo(href);
    load(asPart(href));
  }, [load, href]);
  React.useEffect(reload, [reload]);
  // An answer to the form of the page before says nothing of this one.
  const received = sentFrom === href ? (sending.data as Answer | undefined) : undefined;
  const answer = unsent?.from === href ? unsent.answer : received;
  const send = async (form: HTMLFormElement, typed: FormData) => {
    const action = asPart(href).replace(/#.*/, "");
    setAhead(true);
    const { why, leadsOn } = await sendAhead(action, form, typed);
    if (leadsOn) keepPart(href, loading.data);
    setAhead(false);
    const lost = why && { from: href, answer: { reply: replyUnsent(typed, why) } as Answer };
    setUnsent(lost || undefined);
    if (lost) return;
    setSentFrom(href);
    sending.submit(typed, { method: "post", action, encType: form.enctype as FormEncType });
  };
  const frame: FormFrame = {
    titleId,
    isBusy,
    reply: answer?.reply,
    onSubmit(event: React.FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy) return;
      const form = event.currentTarget;
      const { submitter } = event.nativeEvent as SubmitEvent;
      void send(form, new FormData(form, submitter));
    },
    reload,
    requestClose: () => isBusy || close(),
  };
  return {
    ...frame,
    page: loading.data as Page | undefined,
    answer,
    isSent: sentFrom !== undefined,
  };
}
