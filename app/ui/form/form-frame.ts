import { createContext, useContext } from "react";

/** The dialog around a form; a page of its own has none. */
export interface FormFrame {
  titleId: string;
  isBusy: boolean;
  /** The dialog stays open until the form is accepted. */
  submit(form: HTMLFormElement, submitter: HTMLElement | null): void;
  reload(): void;
  requestClose(): void;
  /** The dialog asks `isDirty` before it closes. */
  watch(isDirty: () => boolean): void;
}

export const FormFrameContext = createContext<FormFrame | null>(null);

export const useFormFrame = () => useContext(FormFrameContext);
