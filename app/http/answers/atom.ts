import { escapeXml, tag, xmlResponse } from "./xml";

/** Addresses are absolute. */
interface Entry {
  /** Stays the same for ever, also when the address changes. */
  id: string;
  title: string;
  href: string;
  published: string;
  updated: string;
  category?: { term: string; label: string };
  summary: string;
}

interface Feed {
  self: string;
  page: string;
  title: string;
  subtitle: string;
  author: string;
  entries: Entry[];
}

/** All were published before they were changed, so the latest change is that of the feed. */
export function atomResponse({ self, page, title, subtitle, author, entries }: Feed): Response {
  const [updated = "1970-01-01T00:00:00.000Z"] = entries
    .map((entry) => entry.updated)
    .sort()
    .reverse();
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">
${tag("id", self)}
${tag("title", title)}
${tag("subtitle", subtitle)}
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${tag("updated", updated)}
<author>${tag("name", author)}</author>
${entries.map(toXml).join("\n")}
</feed>
`;
  return xmlResponse(body, "application/atom+xml");
}

/** @param noun the table's, so that ids of two tables differ */
export const entryId = (origin: string, noun: string, id: string): string =>
  `tag:${new URL(origin).hostname},2026:${noun}/${id}`;

function toXml({ id, title, href, published, updated, category, summary }: Entry): string {
  const kind = category
    ? `\n<category term="${escapeXml(category.term)}" label="${escapeXml(category.label)}"/>`
    : "";
  return `<entry>
${tag("id", id)}
${tag("title", title)}
<link rel="alternate" type="text/html" href="${escapeXml(href)}"/>
${tag("published", published)}
${tag("updated", updated)}${kind}
${tag("summary", summary)}
</entry>`;
}
