import { paths } from "./paths";

/** First parts of addresses closed to own pages. Slugs have no dot, as files do, and no `_`. */
export const OF_THE_SITE = ["assets", "healthz", "media", "metrics", "readyz"].concat(
  (Object.values(paths) as ((part: string) => string)[]).map(
    (pathOf) => pathOf("_").split(/[/?#]/)[1] ?? "",
  ),
);
