import { type FormEncType, useFetcher } from "@remix-run/react";
import * as React from "react";
import { type FormReply, replyUnsent } from "~/http/results/form-reply";
import { holds } from "~/http/results/holds";
import { asPart, GONE, readAnew, UNREAD } from "~/http/results/page-not-loaded";
import { type FormFrame, FormFrameContext } from "~/ui/form/form-frame";
import { isUnsaved } from "~/ui/form/unsaved";
import { Icon } from "~/ui/picture/icon";
import { type DeletePage, DeletePanel } from "./delete-panel";
import { DialogFocus, keepFocus, leadToField, useClosingAtNewPlace } from "./dialog-focus";
import { DIALOG_LOOK } from "./dialog-look";
import { DialogProblem } from "./dialog-problem";
import { sendAhead } from "./send-ahead";
import { UnsavedQuestion } from "./unsaved-question";

export const OpenContext = React.createContext<((href: string) => void) | null>(null);

export type DialogAnswer = { reply?: FormReply; next?: string };

export interface DialogDrawing<Page, Answer> {
  draw: (page: Page, answer: Answer | undefined) => React.ReactNode;
  /** True for a question, which screen readers announce as an alert. */
  isQuestion?: boolean;
}

interface OpenDialogProps<Page, Answer> extends DialogDrawing<Page, Answer> {
  first: string;
  onClosed: () => void;
}

export function OpenDialog<Page, Answer extends DialogAnswer>(
  props: OpenDialogProps<Page, Answer>,
) {
  const { first, draw, isQuestion, onClosed } = props;
  const ref = React.useRef<HTMLDialogElement>(null);
  const [href, setHref] = React.useState(first);
  const [isAsking, setAsking] = React.useState(false);
  const { page, answer, ...frame } = useFrame<Page, Answer>(href, () => {
    const forms = ref.current?.querySelectorAll("form") ?? [];
    if ([...forms].some(isUnsaved)) setAsking(true);
    else ref.current?.close();
  });
  React.useEffect(() => ref.current?.showModal(), []);
  const { reload } = frame;
  const followed = React.useRef<Answer>();
  React.useEffect(() => {
    // Leads on only once for each answer, because the fetcher keeps returning the last one.
    if (answer?.next === undefined || answer === followed.current) return;
    followed.current = answer;
    if (answer.next === href) reload();
    else setHref(answer.next);
  }, [answer, href, reload]);
  useClosingAtNewPlace(ref, frame.hasSent);

  // Browsers let a second cancel event close the dialog, so Escape is handled here.
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (isAsking) setAsking(false);
    else frame.requestClose();
  };
  const content = (present: Page | DeletePage | Problem) => {
    if (present === GONE || present === UNREAD) return <DialogProblem isGone={present === GONE} />;
    if (isDeletion(present)) return <DeletePanel page={present} answer={answer} />;
    return draw(present as Page, answer);
  };
  const wait = <Waiting titleId={frame.titleId} />;
  return (
    <dialog
      ref={ref}
      role={page && (isQuestion || isDeletion(page)) ? "alertdialog" : undefined}
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
            <OpenContext.Provider value={setHref}>{content(page)}</OpenContext.Provider>
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

const Waiting = ({ titleId }: Pick<FormFrame, "titleId">) => (
  <p role="status" id={titleId} className="py-16 text-center text-soft">
    Cargando…
  </p>
);

type Problem = typeof GONE | typeof UNREAD;

const isDeletion = (page: unknown): page is DeletePage =>
  holds(page, "kind") && page.kind === "eliminar";

type Sent<Answer> = { from?: string; isAhead?: boolean; lost?: Answer; hasSent?: boolean };

function useFrame<Page, Answer extends DialogAnswer>(href: string, close: () => void) {
  const titleId = React.useId();
  const [sent, setSent] = React.useState<Sent<Answer>>({});
  const { load, ...loading } = useFetcher<Page>();
  const sending = useFetcher<Answer>();
  const isBusy = sent.isAhead || sending.state !== "idle";
  const page = loading.data as Page | DeletePage | Problem | undefined;
  const reload = React.useCallback(() => {
    readAnew(href);
    load(asPart(href));
  }, [load, href]);
  React.useEffect(reload, [reload]);
  const send = async (form: HTMLFormElement, { submitter }: SubmitEvent) => {
    const typed = new FormData(form, submitter);
    const action = asPart(href).replace(/#.*/, "");
    setSent((last) => ({ ...last, isAhead: true }));
    const { why, status } = await sendAhead(action, form, typed);
    const lost = why ? ({ reply: replyUnsent(typed, why) } as Answer) : undefined;
    setSent(({ hasSent }) => ({ from: href, lost, hasSent: hasSent || !lost }));
    if (lost) return;
    sending.submit(typed, { method: "post", action, encType: form.enctype as FormEncType });
    // The row cannot be deleted; its page is read again, which gives the reason.
    if (status === 409 && isDeletion(page)) reload();
  };
  // An answer to the form of an earlier page is not shown on this one.
  const answer =
    sent.from === href ? (sent.lost ?? (sending.data as Answer | undefined)) : undefined;
  const frame: FormFrame = {
    titleId,
    isBusy,
    reply: answer?.reply,
    onSubmit(event: React.FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!isBusy) void send(event.currentTarget, event.nativeEvent as SubmitEvent);
    },
    reload,
    requestClose: () => isBusy || close(),
  };
  return { ...frame, page, answer, hasSent: sent.hasSent ?? false };
}
