import { holds } from "./holds";

export const GONE = { kind: "gone" } as const;

export const GONE_TITLE = "No encontrado";
export const GONE_TEXT = "Lo que buscas ya no existe.";

export const isGone = (page: unknown): page is typeof GONE =>
  holds(page, "kind") && page.kind === GONE.kind;
