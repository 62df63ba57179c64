import { siteOrigin } from "~/http/requests/origin.server";
import { escapeXml, tag, xmlResponse } from "./xml";

interface Entry {
  /** The id never changes, even if the address of the entry does. */
  id: string;
  title: string;
  path: string;
  published: string;
  updated: string;
  category?: { term: string; label: string };
  summary: string;
}

interface Feed {
  path: string;
  page: string;
  title: string;
  subtitle: string;
  author: string;
  entries: Entry[];
}

export function atomResponse(request: Request, feed: Feed): Response {
  const origin = siteOrigin(request);
  const updated = feed.entries.map((entry) => entry.updated).sort();
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">
${tag("id", origin + feed.path)}
${tag("title", feed.title)}
${tag("subtitle", feed.subtitle)}
<link rel="self" type="application/atom+xml" href="${escapeXml(origin + feed.path)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(origin + feed.page)}"/>
${tag("updated", updated.at(-1) ?? "1970-01-01T00:00:00.000Z")}
<author>${tag("name", feed.author)}</author>
${feed.entries.map((entry) => toXml(entry, origin)).join("\n")}
</feed>
`;
  return xmlResponse(body, "application/atom+xml");
}

function toXml({ id, title, path, category, ...entry }: Entry, origin: string): string {
  const kind = category
    ? `\n<category term="${escapeXml(category.term)}" label="${escapeXml(category.label)}"/>`
    : "";
  return `<entry>
${tag("id", `tag:${new URL(origin).hostname},2026:${id}`)}
${tag("title", title)}
<link rel="alternate" type="text/html" href="${escapeXml(origin + path)}"/>
${tag("published", entry.published)}
${tag("updated", entry.updated)}${kind}
${tag("summary", entry.summary)}
</entry>`;
}
