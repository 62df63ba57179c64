/** Where a list ends, for who asked for a page behind it. */
export interface LastPage {
  paginas: number;
  /** Path of the last page. */
  href: string;
}

export const BEYOND_TITLE = "Esa página no existe";

/** Whether the data of a thrown answer come from `beyondLast`. */
export function isLastPage(data: unknown): data is LastPage {
  return typeof data === "object" && data !== null && "paginas" in data && "href" in data;
}
