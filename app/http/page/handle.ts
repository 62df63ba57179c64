type Wish = "hydrate" | "ownFrame";

export function wishes(handle: unknown, wish: Wish): boolean {
  return typeof handle === "object" && handle !== null && wish in handle;
}
