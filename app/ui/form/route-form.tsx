import { useNavigation, useSubmit } from "@remix-run/react";
import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
} from "react";
import { useFormFrame } from "./form-frame";
import { FormProof } from "./form-proof";
import { useSending } from "./send-once";
import { rememberSaved } from "./unsaved";

export function PostForm({ children, ...rest }: ComponentProps<"form">) {
  return (
    <form method="post" {...rest}>
      <FormProof />
      {children}
    </form>
  );
}

/** A form that in a dialog is sent by script, to the dialog's address. */
export const FramedForm = (props: ComponentProps<"form">) => (
  <PostForm onSubmit={useFormFrame()?.onSubmit} {...props} />
);

const BusyContext = createContext(false);

export const useIsSending = () => useContext(BusyContext);

interface RouteFormProps {
  id?: string;
  action?: string;
  startsDirty?: boolean;
  noValidate?: boolean;
  /** True if the answer is this same page, which script updates without loading a document. */
  stays?: boolean;
  className?: string;
  children: ReactNode;
}

/** Sends the form once, in a dialog by script; the browser warns before unsaved text is lost. */
export function RouteForm(props: RouteFormProps) {
  const { startsDirty = false, stays = false, children, ...form } = props;
  const frame = useFormFrame();
  const [isSending, onSending] = useSending();
  const submit = useSubmit();
  const isLeading = useNavigation().state !== "idle";
  const onStaying = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!isLeading) submit((submitter as HTMLButtonElement | null) ?? event.currentTarget);
  };
  return (
    <form
      {...form}
      ref={rememberSaved}
      data-sin-guardar={startsDirty || undefined}
      method="post"
      onSubmit={frame?.onSubmit ?? (stays ? onStaying : onSending)}
    >
      <FormProof />
      <BusyContext.Provider value={frame?.isBusy ?? (stays ? isLeading : isSending)}>
        {children}
      </BusyContext.Provider>
    </form>
  );
}

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
  intent?: string;
  busy?: string;
  look?: string;
  isOff?: boolean;
  children: ReactNode;
}

/** A sending button stays enabled, because a disabled one does not send its `intent`. */
export function SubmitButton(props: SubmitButtonProps) {
  const { intent, busy, look = "btn-brand", isOff = false, children } = props;
  const isBusy = useIsSending();
  return (
    <button
      type="submit"
      name={intent && "intent"}
      value={intent}
      disabled={isOff}
      aria-disabled={isBusy || undefined}
      className={`btn ${look}`}
    >
      {(isBusy && busy) || children}
    </button>
  );
}

export const QuietButton = (props: Omit<SubmitButtonProps, "look">) => (
  <SubmitButton {...props} look="btn-quiet" />
);

type CancelLinkProps = {
  href: string;
  focusFirst?: boolean;
  describedBy?: string;
  children?: ReactNode;
};

export function CancelLink(props: CancelLinkProps) {
  const { href, focusFirst = false, describedBy, children = "Cancelar" } = props;
  const frame = useFormFrame();
  const isBusy = useIsSending();
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
      {children}
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

export function HiddenFields({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
