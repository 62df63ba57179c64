import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { useFormFrame } from "./form-frame";
import { FormProof } from "./post-form";
import { whenStopped } from "./send-once";
import { useIsDirty, useUnsavedWarning } from "./unsaved-warning";

const BusyContext = createContext(false);

interface RouteFormProps {
  /** With the fragment where the page opens when the form is refused. */
  action: string;
  startsDirty?: boolean;
  noValidate?: boolean;
  className?: string;
  children: ReactNode;
}

/** Inside a dialog script sends it. It goes once, and typed text is not left without a word. */
export function RouteForm({ startsDirty = false, children, ...props }: RouteFormProps) {
  const frame = useFormFrame();
  const ref = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const isDirty = useIsDirty(ref, startsDirty);
  useUnsavedWarning(useCallback(() => !isSending && isDirty(), [isDirty, isSending]));
  useEffect(() => frame?.watch(isDirty), [frame, isDirty]);
  useEffect(() => (isSending ? whenStopped(() => setSending(false)) : undefined), [isSending]);
  const isBusy = frame ? frame.isBusy : isSending;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!frame) return setSending(true);
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!isBusy) frame.submit(event.currentTarget, submitter);
  };
  return (
    <form {...props} ref={ref} method="post" onSubmit={onSubmit}>
      <FormProof />
      <BusyContext.Provider value={isBusy}>{children}</BusyContext.Provider>
    </form>
  );
}

/** Enter presses this button where others come before the one that saves. */
export function DefaultSubmit({ intent }: { intent: string }) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    />
  );
}

interface SubmitButtonProps {
  intent: string;
  busy: string;
  look?: string;
  isOff?: boolean;
  children: ReactNode;
}

/** Never `disabled` while it sends: a disabled button sends no `intent`. */
export function SubmitButton(props: SubmitButtonProps) {
  const { intent, busy, look = "btn-brand", isOff = false, children } = props;
  const isBusy = useContext(BusyContext);
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      disabled={isOff}
      aria-disabled={isBusy || undefined}
      className={`btn ${look}`}
    >
      {isBusy ? busy : children}
    </button>
  );
}

interface CancelLinkProps {
  href: string;
  focusFirst?: boolean;
  describedBy?: string;
}

/** Does nothing while the form is on its way. */
export function CancelLink({ href, focusFirst = false, describedBy }: CancelLinkProps) {
  const frame = useFormFrame();
  // A question has its form beside this link.
  const isBusy = useContext(BusyContext) || frame?.isBusy;
  return (
    <a
      href={href}
      className="btn btn-quiet"
      aria-disabled={isBusy || undefined}
      aria-describedby={describedBy}
      data-enfocar={focusFirst ? "" : undefined}
      onClick={(event) => {
        if (frame || isBusy) event.preventDefault();
        frame?.requestClose();
      }}
    >
      Cancelar
    </a>
  );
}

export function FormTitle({ children }: { children: ReactNode }) {
  const frame = useFormFrame();
  if (!frame) return <h1 className="text-3xl">{children}</h1>;
  return (
    <h2 id={frame.titleId} tabIndex={-1} className="pr-12 text-2xl outline-none">
      {children}
    </h2>
  );
}
