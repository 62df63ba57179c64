interface ListaItem {
  name: string;
  why: string;
}

export interface ListaGrupo {
  id: string;
  title: string;
  items: ListaItem[];
  /** Slugs of categories. */
  categorias: { slug: string; label: string }[];
}
