import sheets from "virtual:public-sheets";
import { publicPolicy } from "./page-policy.server";

interface PublicStyle {
  bytes: Buffer;
  policy: string;
}

const toStyle = (css: string): PublicStyle => ({
  bytes: Buffer.from(css),
  policy: publicPolicy(css),
});

const ofNoRoute = toStyle(sheets.root);
const styles = new Map(Object.entries(sheets).map(([id, css]) => [id, toStyle(css)]));

export const publicStyle = (route = ""): PublicStyle => styles.get(route) ?? ofNoRoute;

/** Pages escape `<`, so no text of theirs looks like it. */
const PLACE = "<style></style>";
const OPENING = "<style>".length;

export function withStyle(html: string, { bytes }: PublicStyle): Buffer<ArrayBuffer> {
  const at = html.indexOf(PLACE) + OPENING;
  return Buffer.concat([Buffer.from(html.slice(0, at)), bytes, Buffer.from(html.slice(at))]);
}
