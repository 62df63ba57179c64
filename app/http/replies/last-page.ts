export interface LastPage {
  paginas: number;
  href: string;
}

export const BEYOND_TITLE = "Esa página no existe";

export function isLastPage(data: unknown): data is LastPage {
  return typeof data === "object" && data !== null && "paginas" in data && "href" in data;
}
