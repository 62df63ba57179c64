import { compareFields } from "~/domain/compare-fields";
import { LABELS, valuesOfRow } from "~/domain/consejos/rules/consejo-values";
import { checkConsejo } from "~/domain/revision-editorial/check-consejo";
import { mayPublish } from "~/domain/revision-editorial/nota";
import { versionesOf } from "~/domain/versiones/compare-versions.server";
import { editConsejo } from "./change-consejos.server";
import { findEditable } from "./consejos-admin.server";

export const { compareVersion, restoreVersion } = versionesOf({
  tipo: "consejo",
  find: findEditable,
  titleOf: ({ titulo }) => titulo,
  valuesOf: valuesOfRow,
  diferencias: (before, after) => compareFields(LABELS, before, after),
  contentOf,
  columnsOf: (content) => content,
  mayPublish: (texts) => mayPublish(checkConsejo(texts)),
  save: async (seen, content, { slug }, _, actor) =>
    (await editConsejo(seen, { ...content, slug }, actor, { isRestored: true })).outcome,
});

export function contentOf(texts: ReturnType<typeof valuesOfRow>) {
  const { slug, estado, imagen_alt, ...content } = texts;
  return content;
}
