/** One message of the flash cookie. */
export const done = (title: string, text: string) => ({ tone: "success", title, text }) as const;
export const failed = (title: string, text: string) => ({ tone: "error", title, text }) as const;
