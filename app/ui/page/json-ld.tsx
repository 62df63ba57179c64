export function JsonLd({ data }: { data: object }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toInlineJson(data) }} />
  );
}

export const listItems = <Item extends object>(items: readonly Item[]) =>
  items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item }));

/** JSON that cannot end the script element, whatever its strings hold. */
export function toInlineJson(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
