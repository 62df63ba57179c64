import { holds } from "./holds";

export type LastPage = { paginas: number; href: string };

export const BEYOND_TITLE = "Esa página no existe";

export const isLastPage = (data: unknown): data is LastPage =>
  holds(data, "paginas") && holds(data, "href");
