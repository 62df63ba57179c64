/** What a route may ask for in its `handle`: the framework's script, a frame of its own. */
type Wish = "hydrate" | "ownFrame";

/** Whether a route's `handle` asks for something. */
export function wishes(handle: unknown, wish: Wish): boolean {
  return typeof handle === "object" && handle !== null && wish in handle;
}
