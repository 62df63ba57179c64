import { createContext, type FormEvent, useContext } from "react";
import type { FormReply } from "~/http/replies/form-reply";

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
