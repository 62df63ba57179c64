import sheets from "virtual:public-sheets";
import { publicPolicy } from "./page-policy.server";

type PublicStyle = ReturnType<typeof toStyle>;

const toStyle = (css: string) => ({ bytes: Buffer.from(css), policy: publicPolicy(css) });

let styles = new Map<string, PublicStyle>();
let lastRules: string | undefined;

/** @param rules replace tokens of the sheet; they change as rarely as the owner does */
export function publicStyle(route = "", rules = ""): PublicStyle {
  if (rules !== lastRules) {
    styles = new Map(Object.entries(sheets).map(([id, css]) => [id, toStyle(css + rules)]));
    lastRules = rules;
  }
  return styles.get(route) ?? styles.get("root") ?? toStyle(sheets.root);
}

/** Pages escape `<`, so no text of theirs looks like it. */
const PLACE = "<style></style>";
const OPENING = "<style>".length;

export function withStyle(html: string, { bytes }: PublicStyle): Buffer<ArrayBuffer> {
  const at = html.indexOf(PLACE) + OPENING;
  return Buffer.concat([Buffer.from(html.slice(0, at)), bytes, Buffer.from(html.slice(at))]);
}
