import { escapeXml } from "./xml";

export interface AtomEntry {
  /** The id stays the same for ever, also when the address changes. */
  id: string;
  url: string;
  title: string;
  summary: string;
  category?: { term: string; label: string };
  published: string;
  updated: string;
}

interface AtomFeed {
  id: string;
  self: string;
  url: string;
  title: string;
  subtitle: string;
  author: string;
  entries: AtomEntry[];
}

export function toAtom(feed: AtomFeed): string {
  const updated = feed.entries.map((entry) => entry.updated).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">
${text("id", feed.id)}
${text("title", feed.title)}
${text("subtitle", feed.subtitle)}
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.url)}"/>
${text("updated", updated.at(-1) ?? "1970-01-01T00:00:00.000Z")}
<author>${text("name", feed.author)}</author>
${feed.entries.map(toEntry).join("\n")}
</feed>
`;
}

function toEntry(entry: AtomEntry): string {
  const { category } = entry;
  const kind = category
    ? `\n<category term="${escapeXml(category.term)}" label="${escapeXml(category.label)}"/>`
    : "";
  return `<entry>
${text("id", entry.id)}
${text("title", entry.title)}
<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>
${text("published", entry.published)}
${text("updated", entry.updated)}${kind}
${text("summary", entry.summary)}
</entry>`;
}

const text = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;
