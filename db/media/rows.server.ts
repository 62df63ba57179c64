import { database, type Read } from "../client.server";
import { listed } from "../engine/engine.server";
import { shaIn } from "./folder.server";

/** Files made of a picture only if it is chosen as logo or icon, or if its focal point is set. */
const OF_MARKS =
  /-(?:logo\.webp|(?:32|180|512)\.png|og-(?:top|bottom|(?:left|right)(?:-top|-bottom)?)\.jpg)$/;

const picturesIn = (read: Read) =>
  read.selectFrom("media").select(["sha", "anchos", "og"]).orderBy("sha");

export async function isEntered(read: Read, sha: string): Promise<boolean> {
  return (await picturesIn(read).where("sha", "=", sha).executeTakeFirst()) !== undefined;
}

/** True if a picture of the library has, or may have, a file of this name. */
export async function isExpected(name: string): Promise<boolean> {
  const rows = picturesIn(database().read).where("sha", "=", shaIn(name) ?? "");
  const row = await rows.executeTakeFirst();
  return row !== undefined && (OF_MARKS.test(name) || namesOf(row).includes(name));
}

function namesOf({ sha, anchos, og }: { sha: string; anchos: string; og: 0 | 1 }): string[] {
  const widths: number[] = JSON.parse(anchos);
  const files = widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  return [...files, ...(og ? ["og.jpg"] : [])].map((file) => `${sha}-${file}`);
}

export const listExpected = async () =>
  (await picturesIn(database().read).execute()).flatMap(namesOf);

export async function withoutRow(names: readonly string[]): Promise<Map<string, string[]>> {
  const shas = new Set(names.flatMap((name) => shaIn(name) ?? []));
  const rows = await picturesIn(database().read).where("sha", "in", listed(shas)).execute();
  const known = new Set(rows.map(({ sha }) => sha));
  const orphans = new Map<string, string[]>();
  for (const name of names) {
    const sha = shaIn(name);
    if (sha && !known.has(sha)) orphans.set(sha, [...(orphans.get(sha) ?? []), name]);
  }
  return orphans;
}
