export type Indexed = "productos" | "consejos";

/** A condition on an entry: single terms or names, joined by `any` or `all`. */
export type Sought = Termino | Nombre | { any: readonly Sought[] } | { all: readonly Sought[] };

/** A name of several words, which must stand close together in a text. */
export interface Nombre {
  all: readonly Termino[];
  isName: true;
}

/** Matches any of these words; its categories match entries of a category with such a name. */
export interface Termino {
  words: readonly string[];
  /** Those of the words that some title has; if absent, titles are searched for all of them. */
  titled?: readonly string[];
  /** Each word matches as a prefix. */
  isPrefix?: boolean;
  /** The id of the one entry that this term names. */
  id?: string;
  categorias?: readonly string[];
  /** Categories whose parent has such a name. */
  hijas?: readonly string[];
}

/** The indexed fields, heaviest first; each rank searches one field more than the rank before. */
export const WEIGHTS: Readonly<Record<Indexed, readonly Weight[]>> = {
  productos: [
    { column: "titulo" },
    { named: "categorias", hasId: true },
    { named: "hijas" },
    { column: "descripcion" },
    { column: "caracteristicas" },
    { column: "pros" },
    { column: "cuerpo" },
  ],
  consejos: [
    { column: "titulo" },
    { named: "categorias" },
    { column: "descripcion" },
    { column: "cuerpo" },
  ],
};

export interface Weight {
  column?: string;
  named?: "categorias" | "hijas";
  hasId?: boolean;
}

export interface Palabra {
  word: string;
  titles: number;
  /** The number of texts of that one field which has the word most often. */
  texts: number;
}

export interface Question {
  title?: string;
  sought: readonly Sought[];
  within?: string;
  inTitles?: boolean;
  isNewestFirst?: boolean;
}
