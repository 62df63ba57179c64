const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (char) => ENTITIES[char] ?? "");

export const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

export function xmlResponse(body: string, contentType: string): Response {
  const type = `${contentType}; charset=utf-8`;
  const headers = { "Content-Type": type, "Cache-Control": "public, no-cache" };
  return new Response(body, { headers });
}
