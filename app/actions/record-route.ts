import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/http/page/meta";
import { recordTitle } from "~/ui/form/record-form";

/** Undefined for «nuevo», which stands where an id does: its form makes a row. */
export const recordId = (id = "") => (/^nuevo$/i.test(id) ? undefined : id);

export const recordMeta =
  (noun: string): MetaFunction =>
  (args) =>
    pageMeta(args, { title: recordTitle(noun, recordId(args.params.id)), noindex: true });
