export interface FlashMessage {
  tone: "success" | "error";
  title: string;
  text?: string;
  isBrief?: boolean;
}

export const done = (title: string, text?: string) => ({ tone: "success", title, text }) as const;
export const failed = (title: string, text: string) => ({ tone: "error", title, text }) as const;
