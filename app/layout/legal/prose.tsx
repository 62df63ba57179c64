import type { ReactNode } from "react";
import type { LegalSection } from "./legal-page";

const INLINE = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Reads whole sections; each opens with a line «## id: title». */
export function proseSections(text: string): LegalSection[] {
  return text
    .split("## ")
    .slice(1)
    .map((part) => {
      const [heading = "", ...lines] = linesOf(part);
      const [id = "", title = ""] = heading.split(": ");
      return { id, title, content: prose(lines.join("\n")) };
    });
}

/** Draws lines of text: «# » opens a heading, the rest are paragraphs; «[label](address)» links. */
export function prose(text: string): ReactNode {
  return linesOf(text).map((line) =>
    line.startsWith("# ") ? (
      <h3 key={line}>{line.slice(2)}</h3>
    ) : (
      <p key={line}>{withLinks(line)}</p>
    ),
  );
}

export function proseList(text: string): ReactNode {
  return (
    <ul>
      {linesOf(text).map((line) => (
        <li key={line}>{withLinks(line)}</li>
      ))}
    </ul>
  );
}

const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());

/** Splitting by both groups gives texts, labels and addresses in turn. */
function withLinks(line: string): ReactNode {
  return line.split(INLINE).map((part, index, parts) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return part;
    return (
      <a key={part} href={parts[index + 1]}>
        {part}
      </a>
    );
  });
}
