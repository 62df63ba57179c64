import { categoriaElegida } from "~/domain/categorias/rules/categoria";
import { CAMPOS, type Campo, diferencias } from "~/domain/consejos/rules/diferencias";
import { checkConsejo } from "~/domain/revision-editorial/check-consejo";
import { mayPublish } from "~/domain/revision-editorial/nota";
import { versionesOf } from "~/domain/versiones/compare-versions.server";
import { editConsejo } from "./change-consejos.server";
import { findEditable } from "./consejos-admin.server";

type Texts = Record<Campo, string>;

export const { compareVersion, restoreVersion } = versionesOf({
  tipo: "consejo",
  find: findEditable,
  titleOf: ({ titulo }) => titulo,
  valuesOf: (row) => {
    const texts = Object.fromEntries(
      CAMPOS.map((name) => [name, String(row[name] ?? "")]),
    ) as Texts;
    return { ...texts, categoria: categoriaElegida(texts.categoria) };
  },
  diferencias: (before: Texts, after: Texts) => diferencias(before, after),
  contentOf: ({ slug, estado, imagen_alt, ...content }: Texts) => content,
  columnsOf: (content) => content,
  mayPublish: (texts) => mayPublish(checkConsejo(texts)),
  save: async (seen, content, { slug }, _, actor) =>
    (await editConsejo(seen, { ...content, slug }, actor, { isRestored: true })).outcome,
});
