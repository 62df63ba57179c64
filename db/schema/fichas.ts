import type { Generated } from "kysely";

export type TipoDato = "numero" | "texto" | "si_no" | "opcion";
/** The question of a visitor's home that a fact answers. */
export type Papel =
  | "puerta"
  | "alto"
  | "maletero"
  | "pisos"
  | "meses_desde"
  | "meses_hasta"
  | "altura_desde"
  | "altura_hasta"
  | "isofix";
export type Fuente = "medido" | "fabricante";

/** How a product was reviewed, and whether it was withdrawn. */
export interface EvidenciaColumns {
  metodo: Generated<"probado" | "ficha" | "opiniones" | null>;
  procedencia: Generated<"comprado" | "prestado" | "cedido" | null>;
  procedencia_de: Generated<string | null>;
  cambios: Generated<string>;
  retirada: Generated<"retirado" | "alerta" | null>;
  retirada_motivo: Generated<string | null>;
  retirada_at: Generated<string | null>;
}

/** The short texts of a product, `FRASES` of its kind. */
export interface FrasesColumns {
  veredicto: Generated<string | null>;
  para_quien: Generated<string | null>;
  no_para: Generated<string | null>;
}

/** One more shop that sells a product: visitors see a link to it once it has an address. */
export interface TiendaColumns {
  tienda: Generated<string | null>;
  tienda_url: Generated<string | null>;
  tienda_afiliado: Generated<0 | 1>;
}

/** The long texts of a category; one that came with the demo is so until another is written. */
export interface TextosDeCategoriaColumns {
  como_elegir: Generated<string>;
  en_que_nos_fijamos: Generated<string>;
  demo_como_elegir: Generated<0 | 1>;
  demo_en_que_nos_fijamos: Generated<0 | 1>;
}

export interface FichasSchema {
  datos: {
    id: string;
    /** A main category. */
    categoria_id: string;
    clave: string;
    nombre: string;
    unidad: Generated<string>;
    tipo: TipoDato;
    opciones: Generated<string>;
    mejor: "menos" | "mas" | null;
    filtrable: Generated<0 | 1>;
    frase: Generated<string>;
    posicion: number;
    /** A score of ours has one: how much it counts in the mean. */
    peso: Generated<number | null>;
    casa: Generated<Papel | null>;
  };
  /** How a product has changed since it was published; `inicio` is the day from which it is known. */
  trayectoria: {
    producto_id: string;
    /** The one that the change made. */
    version: number;
    campo: "inicio" | "veredicto" | "rating" | "isrecommended" | "retirada";
    de: string | null;
    a: string | null;
    motivo: string | null;
    importacion_id: string | null;
    oculto: Generated<string | null>;
    created_at: string;
  };
  /** Triggers of migration 0035 fill it from `productos.ficha`: nothing else writes it. */
  valores: {
    producto_id: string;
    dato_id: string;
    numero: number | null;
    texto: string | null;
    fuente: Fuente;
  };
}
