export type Campo = readonly [name: string, value: string];
