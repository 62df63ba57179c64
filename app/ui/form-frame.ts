import { createContext, useContext } from "react";

/** What a form knows of the dialog around it; on a page of its own there is none. */
export interface FormFrame {
  /** Id that the title of the form carries, for the dialog to be named by. */
  titleId: string;
  /** Whether the form is on its way. */
  isBusy: boolean;
  /** Sends the form; the dialog stays open until it is accepted. */
  submit(form: HTMLFormElement, submitter: HTMLElement | null): void;
  /** Looks again at what the page shows. */
  reload(): void;
  /** Closes the dialog; asks first when something was typed. */
  requestClose(): void;
  /** Tells the dialog how to learn whether something was typed. */
  watch(isDirty: () => boolean): void;
}

export const FormFrameContext = createContext<FormFrame | null>(null);

export const useFormFrame = () => useContext(FormFrameContext);
