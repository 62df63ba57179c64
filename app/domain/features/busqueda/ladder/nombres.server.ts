import { fold } from "~base/texto";
import { database } from "~db/client.server";
import { memoOnContent } from "~db/content-memo.server";
import type { Indexed } from "~db/engine/engine.server";
import { isStopWord, split, stemOf } from "../rules/palabra";

export type Nombrada = ReturnType<typeof toNombrada>;

export type Nombradas = Readonly<Record<Indexed, readonly Nombrada[]>>;

/** Leaves hidden categories out, whose names visitors do not see. */
export const findNombradas = memoOnContent(async (): Promise<Nombradas> => {
  const { read } = database();
  const [categorias, tipos] = await Promise.all([
    read
      .selectFrom("categorias")
      .leftJoin("categorias as madre", "madre.id", "categorias.parent_id")
      .select(["categorias.slug", "categorias.nombre", "madre.slug as madre"])
      .where("categorias.oculta", "=", 0)
      .orderBy("categorias.orden")
      .orderBy("categorias.nombre_folded")
      .execute(),
    read.selectFrom("tipos_consejo").select(["slug", "nombre"]).where("oculta", "=", 0).execute(),
  ]);
  return {
    productos: categorias.map(toNombrada),
    consejos: tipos.map((tipo) => toNombrada({ ...tipo, madre: null })),
  };
});

function toNombrada(row: { slug: string; nombre: string; madre: string | null }) {
  const words = split(fold(row.nombre));
  return { ...row, words, stems: new Set(words.map(stemOf)) };
}

/** Leaves stop words out, because they are no useful suggestion or correction. */
export const wordsNamed = (nombradas: Nombradas) =>
  Object.values(nombradas).flatMap((each) =>
    each.flatMap(({ words }) => words.filter((word) => !isStopWord(word))),
  );

/** Finds the categories whose name passes, and the subcategories of such categories. */
export function namedSo(nombradas: readonly Nombrada[], isSo: (each: Nombrada) => boolean) {
  const categorias = nombradas.filter(isSo).map(({ slug }) => slug);
  const hijas = nombradas
    .filter(({ madre }) => madre !== null && categorias.includes(madre))
    .map(({ slug }) => slug);
  return { categorias, hijas };
}
