import { type FormEncType, useFetcher, useLocation, useNavigationType } from "@remix-run/react";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { isGone } from "~/http/replies/gone";
import { asPart, UNREAD } from "~/http/replies/unread";
import { type FormFrame, FormFrameContext } from "~/ui/form/form-frame";
import { Icon } from "~/ui/picture/icon";
import { keepFocus, useDialogFocus } from "./dialog-focus";
import { DialogProblem } from "./dialog-problem";
import { UnsavedQuestion } from "./unsaved-question";

const OpenContext = createContext<((href: string) => void) | null>(null);

interface RouteDialogProps<Page, Answer> {
  render: (page: Page, answer: Answer | undefined) => ReactNode;
  /** The page asks before something is lost, so readers hear it as an alert. */
  isAlert?: (page: Page) => boolean;
  children: ReactNode;
}

/**
 * Opens the form behind a {@link DialogLink} over the list, where script runs. The dialog closes
 * when the action redirects and stays when the form is refused; links in it, and an answer with
 * `next`, lead on inside it.
 */
export function RouteDialog<Page, Answer>({
  children,
  ...drawing
}: RouteDialogProps<Page, Answer>) {
  const [opening, setOpening] = useState<{ round: number; href: string }>();
  const open = (href: string) => setOpening((last) => ({ round: (last?.round ?? 0) + 1, href }));
  return (
    <>
      <OpenContext.Provider value={open}>{children}</OpenContext.Provider>
      {opening && (
        // Browsers tell late that a dialog was closed; the next may be open by then.
        <OpenDialog
          {...drawing}
          key={opening.round}
          href={opening.href}
          onNext={(href) => setOpening({ ...opening, href })}
          onClosed={() => setOpening(undefined)}
        />
      )}
    </>
  );
}

export function DialogLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  const open = useContext(OpenContext);
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
        if (!open || !isPlain || event.button !== 0) return;
        event.preventDefault();
        open(href);
      }}
    />
  );
}

type OpenDialogProps<Page, Answer> = Omit<RouteDialogProps<Page, Answer>, "children"> & {
  href: string;
  onNext: (href: string) => void;
  onClosed: () => void;
};

function OpenDialog<Page, Answer>(props: OpenDialogProps<Page, Answer>) {
  const { href, render, isAlert, onNext, onClosed } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const page = useFetcher<Page>();
  const sending = useFetcher<Answer>();
  const { load } = page;
  const { isAsking, setAsking, sentFrom, frame } = useFrame({
    ...{ ref, titleId, sending, load, href },
  });
  const loaded = page.data as Page | undefined;
  // An answer to the form of the page before says nothing of this one.
  const answer = sentFrom === href ? (sending.data as Answer | undefined) : undefined;
  useOpening(ref, load, href);
  useNewPlace(ref, sentFrom !== undefined);
  useNext(answer, onNext);
  useDialogFocus(ref, loaded, answer);

  // Browsers let a second cancel event through, and Escape must not close past the question.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (isAsking) setAsking(false);
    else frame.requestClose();
  };
  const draw = (present: Page) => {
    const isMissing = isGone(present) || isGone(answer);
    const isWell = !isMissing && present !== UNREAD;
    return isWell ? render(present, answer) : <DialogProblem isGone={isMissing} />;
  };
  return (
    <dialog
      ref={ref}
      role={loaded !== undefined && isAlert?.(loaded) ? "alertdialog" : undefined}
      aria-labelledby={titleId}
      aria-busy={loaded === undefined || frame.isBusy}
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
      className="m-auto max-h-[calc(100dvh-1.5rem)] w-[min(100%-1.5rem,50rem)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-page p-5 text-ink shadow-raised backdrop:bg-shade md:p-8"
    >
      <button
        type="button"
        onClick={frame.requestClose}
        className="absolute top-3 right-3 z-10 grid size-11 cursor-pointer place-items-center rounded-full text-soft hover:bg-band"
      >
        <Icon name="cerrar" className="size-5" />
        <span className="sr-only">Cerrar</span>
      </button>
      {loaded === undefined ? (
        <p role="status" id={titleId} className="py-16 text-center text-soft">
          Cargando…
        </p>
      ) : (
        <FormFrameContext.Provider value={frame}>
          <OpenContext.Provider value={onNext}>{draw(loaded)}</OpenContext.Provider>
        </FormFrameContext.Provider>
      )}
      {isAsking && (
        <UnsavedQuestion onStay={() => setAsking(false)} onLeave={() => ref.current?.close()} />
      )}
    </dialog>
  );
}

interface FrameParts {
  ref: React.RefObject<HTMLDialogElement>;
  titleId: string;
  sending: { state: string; submit: ReturnType<typeof useFetcher>["submit"] };
  load: (href: string) => void;
  href: string;
}

function useFrame({ ref, titleId, sending, load, href }: FrameParts) {
  const [isAsking, setAsking] = useState(false);
  const [sentFrom, setSentFrom] = useState<string>();
  const isDirty = useRef<() => boolean>(() => false);
  const isBusy = sending.state !== "idle";
  const { submit } = sending;
  const action = href.replace(/#.*/, "");
  const frame = useMemo<FormFrame>(
    () => ({
      titleId,
      isBusy,
      submit: (form, submitter) => {
        setSentFrom(href);
        const encType = form.enctype as FormEncType;
        submit(new FormData(form, submitter), { method: "post", action, encType });
      },
      reload: () => load(asPart(href)),
      requestClose: () => {
        if (isBusy) return;
        if (isDirty.current()) setAsking(true);
        else ref.current?.close();
      },
      watch: (ask) => {
        isDirty.current = ask;
      },
    }),
    [titleId, isBusy, submit, action, load, href, ref],
  );
  return { isAsking, setAsking, sentFrom, frame };
}

function useOpening(
  ref: React.RefObject<HTMLDialogElement>,
  load: (href: string) => void,
  href: string,
): void {
  useEffect(() => ref.current?.showModal(), [ref]);
  useEffect(() => load(asPart(href)), [load, href]);
}

/**
 * Closes the dialog when the address changes. It stays when a button of the list, pressed before
 * the dialog opened, is answered only then: that answer leads to a row of the same screen.
 */
function useNewPlace(ref: React.RefObject<HTMLDialogElement>, isSent: boolean): void {
  const { key, pathname, search, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const screen = pathname + search;
  const openedAt = useRef({ key, screen });
  useEffect(() => {
    if (key === openedAt.current.key) return;
    const isRowBehind = hash !== "" && screen === openedAt.current.screen && !isSent && !isBack;
    openedAt.current = { key, screen };
    if (isRowBehind) return;
    ref.current?.close();
    keepFocus(ref.current);
  }, [ref, key, screen, hash, isSent, isBack]);
}

function useNext(answer: unknown, go: (href: string) => void): void {
  const followed = useRef<unknown>();
  useEffect(() => {
    if (typeof answer !== "object" || answer === null || !("next" in answer)) return;
    if (followed.current === answer || typeof answer.next !== "string") return;
    followed.current = answer;
    go(answer.next);
  }, [answer, go]);
}
