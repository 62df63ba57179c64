export type Block<T> = { data: T } | { failed: true };

export const dataOf = <T>(block: Block<T> | undefined) =>
  block && "data" in block ? block.data : undefined;
