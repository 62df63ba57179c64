import { paths } from "~/site/paths";

/** Fetched ahead, these would belong to one visitor or be out of date at once. */
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
