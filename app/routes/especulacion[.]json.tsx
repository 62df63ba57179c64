import { paths } from "~/site/paths";

/** These pages are not prefetched, as they belong to one visitor or are soon out of date. */
const NEVER = [
  paths.comparar(),
  paths.comparativas(),
  paths.buscar(),
  paths.auth(),
  paths.admin(),
  paths.preferencias(),
];

const RULES = {
  prefetch: [
    {
      source: "document",
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: NEVER.map((path) => `${path}*`) } },
          { not: { selector_matches: "[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function loader() {
  return Response.json(RULES, {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
