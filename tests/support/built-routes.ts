import path from "node:path";
import type { ServerBuild } from "@remix-run/node";

/** All routes of the build, so that new ones are tested without being listed. */
export const build: ServerBuild = await import(
  /* @vite-ignore */ path.resolve("build/server/index.js")
);

/** The address of a route, with its parameters by name, as `/producto/:slug`. */
export function addressOf(id: string): string {
  const parts: string[] = [];
  for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) {
    parts.unshift(build.routes[at]?.path ?? "");
  }
  return `/${parts.filter(Boolean).join("/")}`;
}
