export interface FlashMessage {
  tone: "success" | "error";
  title: string;
  text?: string;
  href?: string;
  link?: string;
  isBrief?: boolean;
}

export const done = (title: string, text?: string) => ({ tone: "success", title, text }) as const;
export const failed = <Text extends string | undefined>(title: string, text?: Text) =>
  ({ tone: "error", title, text: text as Text }) as const;
