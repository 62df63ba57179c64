/** One block of a page: either its data or the fact that they could not be read. */
export type Block<T> = { data: T } | { failed: true };
