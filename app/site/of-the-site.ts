import { paths } from "./paths";

/** First parts of addresses that no page of the owner may take. No slug is `_`, and a public file has a dot. */
export const OF_THE_SITE = ["assets", "healthz", "media", "metrics", "readyz"].concat(
  (Object.values(paths) as ((part: string) => string)[]).map(
    (pathOf) => pathOf("_").split(/[/?#]/)[1] ?? "",
  ),
);
