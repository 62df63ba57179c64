const TOKEN =
  /<\?xml[^<>]*\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const REFERENCE = /&(?:amp|lt|gt|quot|apos);/g;

/**
 * Parses XML strictly, as far as this site uses it.
 * @returns the texts of all elements of this name
 * @throws for text that is not well-formed
 */
export function parseXml(xml: string, wanted: string): string[] {
  const open: { name: string; text: string }[] = [];
  const found: string[] = [];
  let position = 0;
  for (const token of xml.matchAll(TOKEN)) {
    position = token.index + token[0].length;
    const [whole, closing, name, attributes = "", selfClosing, text] = token;
    if (/[^\P{Cc}\t\n\r]/u.test(whole)) throw new Error(`control character at ${token.index}`);
    if (`${attributes}${text ?? ""}`.replace(REFERENCE, "").includes("&")) {
      throw new Error(`bare & in ${whole}`);
    }
    const parent = open.at(-1);
    if (text !== undefined && parent) parent.text += decode(text);
    if (name === undefined || selfClosing) continue;
    if (!closing) open.push({ name, text: "" });
    else if (parent?.name !== name) throw new Error(`</${name}> closes <${parent?.name}>`);
    else if (open.pop()?.name === wanted) found.push(parent.text);
  }
  if (position !== xml.length) throw new Error(`no XML: ${xml.slice(position, position + 60)}`);
  if (open.length > 0) throw new Error(`<${open[0]?.name}> stays open`);
  return found;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};

const decode = (text: string) => text.replace(REFERENCE, (each) => CHARACTERS[each] ?? each);
