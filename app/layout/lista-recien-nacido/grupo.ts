interface ListaItem {
  name: string;
  why: string;
}

export interface ListaGrupo {
  id: string;
  title: string;
  items: ListaItem[];
  categorias: { slug: string; label: string }[];
}
