import sheets from "virtual:public-sheets";
import { publicPolicy } from "./page-policy.server";

interface PublicStyle {
  bytes: Buffer;
  /** The policy of a page that carries it. */
  policy: string;
}

const toStyle = (css: string): PublicStyle => ({
  bytes: Buffer.from(css),
  policy: publicPolicy(css),
});

const ofNoRoute = toStyle(sheets.root);
const styles = new Map(Object.entries(sheets).map(([id, css]) => [id, toStyle(css)]));

/** What the pages of a route carry, by the route's id. */
export const publicStyle = (route = ""): PublicStyle => styles.get(route) ?? ofNoRoute;

/** No text that a page shows looks like it: `<` is escaped there. */
const PLACE = "<style></style>";
const OPENING = "<style>".length;

/** The bytes of a drawn document, with the style in its empty `<style>`. */
export function withStyle(html: string, { bytes }: PublicStyle): Buffer<ArrayBuffer> {
  const at = html.indexOf(PLACE) + OPENING;
  return Buffer.concat([Buffer.from(html.slice(0, at)), bytes, Buffer.from(html.slice(at))]);
}
