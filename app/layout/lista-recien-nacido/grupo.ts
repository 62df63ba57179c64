interface ListaItem {
  name: string;
  /** Why, how many, or what to look at: one short sentence. */
  why: string;
}

/** The things for one moment of the day, and where the site goes deeper. */
export interface ListaGrupo {
  id: string;
  title: string;
  items: ListaItem[];
  /** Slugs of categories. */
  categorias: { slug: string; label: string }[];
}
