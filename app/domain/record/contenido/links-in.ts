import type { Enlace } from "./en-linea.server";

export function linksIn(part: unknown): Enlace[] {
  if (typeof part !== "object" || part === null) return [];
  const own = (part as Partial<Enlace>).kind === "a" ? [part as Enlace] : [];
  return [...own, ...Object.values(part).flatMap(linksIn)];
}
