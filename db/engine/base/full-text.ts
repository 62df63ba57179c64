export type Indexed = "productos" | "consejos";

/** A search condition: single terms or names, joined by `any` or `all`. */
export type Sought = Termino | Nombre | { any: readonly Sought[] } | { all: readonly Sought[] };

/** A name of several words, which must stand close together in a text to match. */
export interface Nombre {
  all: readonly Termino[];
  isName: true;
}

/** Matches any of these words; its categories match entries of a category with such a name. */
export interface Termino {
  words: readonly string[];
  /** The words that occur in some title; without it, titles are searched for all of `words`. */
  titled?: readonly string[];
  isPrefix?: boolean;
  /** The id of a product or article, which this term also matches. */
  id?: string;
  categorias?: readonly string[];
  /** Categories whose parent has the name that was asked for. */
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
