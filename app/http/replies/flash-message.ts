/** Said once, on the page that follows a form. */
export interface FlashMessage {
  tone: "success" | "error";
  title: string;
  text?: string;
  /** Goes by itself after a moment, where script runs. */
  isBrief?: boolean;
}

export const done = (title: string, text: string) => ({ tone: "success", title, text }) as const;
export const failed = (title: string, text: string) => ({ tone: "error", title, text }) as const;
