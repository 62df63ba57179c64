import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/http/page/meta";

/** Undefined for «nuevo», which stands where an id does: its form makes a row. */
export const recordId = (id = "") => (/^nuevo$/i.test(id) ? undefined : id);

export const recordMeta =
  (titles: { create: string; edit: string }): MetaFunction =>
  (args) => {
    const title = recordId(args.params.id) === undefined ? titles.create : titles.edit;
    return pageMeta(args, { title, noindex: true });
  };
