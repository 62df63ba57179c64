import { createContext, type FormEvent, useContext } from "react";
import type { FormError } from "~/http/replies/form-reply";

/** The dialog around a form; a page of its own has none. */
export interface FormFrame {
  titleId: string;
  isBusy: boolean;
  errors: FormError[];
  /** Sends the form; the dialog stays open until it is accepted. */
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  reload(): void;
  requestClose(): void;
}

export const FormFrameContext = createContext<FormFrame | null>(null);

export const useFormFrame = () => useContext(FormFrameContext);
