import { Fragment, type ReactNode } from "react";
import type { LegalSection } from "./legal-page";

type Parts = Readonly<Record<string, ReactNode>>;

const BLOCK = /(?:^- .*\n?)+|^.+$/gm;
const INLINE = /\[([^[\]]+)\]\(([^()]+)\)|\{(\w+)\}/;

/** Reads sections, each of which opens with a line «## id: title». */
export function proseSections(text: string, parts: Parts = {}): LegalSection[] {
  return text
    .split("## ")
    .slice(1)
    .map((section) => {
      const [, id = "", title = "", lines = ""] = /^([^:]*): ([^\n]*)\n(.*)/s.exec(section) ?? [];
      return { id, title, content: prose(lines, parts) };
    });
}

/** Draws lines: «# » is a heading, «- » an item, «[label](address)» a link, «{name}» a part. */
export function prose(text: string, parts: Parts = {}): ReactNode {
  const blocks = text.trim().replace(/\n\s+/g, "\n").match(BLOCK) ?? [];
  return blocks.map((block) => {
    if (block.startsWith("# ")) return <h3 key={block}>{block.slice(2)}</h3>;
    if (block.startsWith("- ")) return <ul key={block}>{itemsOf(block, parts)}</ul>;
    const drawn = withParts(block, parts);
    return /^\{\w+\}$/.test(block) ? drawn : <p key={block}>{drawn}</p>;
  });
}

const itemsOf = (block: string, parts: Parts) =>
  block
    .trim()
    .split("\n")
    .map((line) => <li key={line}>{withParts(line.slice(2), parts)}</li>);

/** The split yields a text, a label, an address and a part name in turn. */
function withParts(line: string, parts: Parts): ReactNode {
  return line.split(INLINE).map((piece, index, pieces) => {
    if (index % 4 === 0) return piece;
    if (index % 4 === 2 || !piece) return null;
    if (index % 4 === 3) return <Fragment key={piece}>{parts[piece]}</Fragment>;
    return (
      <a key={piece} href={pieces[index + 1]}>
        {piece}
      </a>
    );
  });
}
