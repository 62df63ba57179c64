import { paths } from "./paths";

/** Own pages may not use these first parts of addresses. Public files have a dot, unlike slugs. */
export const OF_THE_SITE = ["assets", "healthz", "media", "metrics", "readyz"].concat(
  (Object.values(paths) as ((part: string) => string)[]).map(
    (pathOf) => pathOf("_").split(/[/?#]/)[1] ?? "",
  ),
);
