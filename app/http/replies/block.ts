export type Block<T> = { data: T } | { failed: true };
