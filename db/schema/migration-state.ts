import { migrations } from "./migrations";

export type DatabaseState =
  | "missing"
  | "empty"
  | "foreign"
  | "corrupt"
  | "newer"
  | "disordered"
  | "behind"
  | "current";

/** New releases only append migrations, so a site with others has run a different program. */
export function compareMigrations(
  ran: readonly string[],
): "newer" | "disordered" | "behind" | "current" {
  const [done, known] = [ran.toSorted(), Object.keys(migrations)];
  const common = Math.min(done.length, known.length);
  if (done.slice(0, common).join() !== known.slice(0, common).join()) return "disordered";
  if (done.length > known.length) return "newer";
  return done.length < known.length ? "behind" : "current";
}
