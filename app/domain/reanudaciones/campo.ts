/** One field of a form as it was sent. */
export type Campo = readonly [name: string, value: string];
