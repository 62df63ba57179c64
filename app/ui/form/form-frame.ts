import { createContext, type FormEvent, useContext } from "react";
import type { FormReply } from "~/http/results/form-reply";

export const queryOf = (form: HTMLFormElement, pressed?: HTMLElement | null) =>
  new URLSearchParams([...new FormData(form, pressed)].map(([name, text]) => [name, `${text}`]));

export interface FormFrame {
  titleId: string;
  isBusy: boolean;
  reply: FormReply | undefined;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  reload(): void;
  requestClose(): void;
}

export const FormFrameContext = createContext<FormFrame | null>(null);

export const useFormFrame = () => useContext(FormFrameContext);
