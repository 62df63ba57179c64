export const GONE = { kind: "gone" } as const;

export const GONE_TITLE = "No encontrado";
export const GONE_TEXT = "Lo que buscas ya no existe.";

export const isGone = (page: unknown): page is typeof GONE =>
  typeof page === "object" && page !== null && "kind" in page && page.kind === GONE.kind;
