import { paths } from "~/paths";

/** Where a page fetched ahead would be of one visitor, out of date at once, or no page at all. */
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

/** Tells browsers which pages to fetch ahead; pages name this address in a header. */
export function loader() {
  return Response.json(RULES, {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
