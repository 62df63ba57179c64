/** One product of the demo catalogue; its picture is `productos/{slug}` of the picture manifest. */
export interface DemoProducto {
  /** Marketplace id in ASIN shape, invented: `B0DEMO0001`. */
  id: string;
  slug: string;
  title: string;
  /** Slug of the category it stands in. */
  category: string;
  /** As printed, `129,95 €`; absent when it is not for sale. */
  price?: string;
  /** 0 to 5 with one decimal, our own valuation. */
  rating: number;
  /** Two or three sentences, shown on cards and in search. */
  descripcion: string;
  /** One sentence of 140 characters at most, with for whom it is and is not. */
  veredicto?: string;
  para_quien?: string;
  no_para?: string;
  /** Several paragraphs parted by one newline. */
  contenido_principal: string;
  keyfeatures: string[];
  pros: string[];
  cons: string[];
  /** Alternative text of the picture. */
  alt: string;
  colores?: string[];
  isrecommended?: true;
  /** Its place among the featured. */
  destacado_home?: number;
  estado?: "draft";
  /** Absent: the team. */
  revisor?: string;
  /** Day of the last check, `2026-09-14`. */
  revisado_at: string;
  /** Slugs of related products, in order. */
  relacionados: string[];
}

/** One advice article of the demo catalogue; its picture is `consejos/{slug}`. */
export interface DemoConsejo {
  slug: string;
  titulo: string;
  /** Slug of one of the six advice types. */
  categoria: string;
  extracto: string;
  /** Body in the grammar of the site, as in `docs/editar.md`. */
  contenido: string;
  /** Day shown on the article, `2026-10-02`. */
  fecha: string;
  alt: string;
  estado?: "draft";
  /** Slugs of recommended products, in order. */
  productos: string[];
}

type DemoValor = number | string | boolean;

/** The texts of the products of a main category say these facts of them. */
export interface DemoFicha {
  /** Slug of the main category. */
  categoria: string;
  /** By the slug of the product and the key of the fact; a text that says nothing gives no value. */
  valores: Record<string, Record<string, DemoValor | { medido: DemoValor }>>;
}
