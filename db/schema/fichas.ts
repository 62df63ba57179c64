import type { Generated } from "kysely";

export type TipoDato = "numero" | "texto" | "si_no" | "opcion";
/** The question about the visitor's home that a fact answers. */
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

/** How a product was reviewed, and whether it was recalled or left the market. */
export interface EvidenciaColumns {
  metodo: Generated<"probado" | "ficha" | "opiniones" | null>;
  procedencia: Generated<"comprado" | "prestado" | "cedido" | null>;
  procedencia_de: Generated<string | null>;
  cambios: Generated<string>;
  retirada: Generated<"retirado" | "alerta" | null>;
  retirada_motivo: Generated<string | null>;
  retirada_at: Generated<string | null>;
}

/** The short texts of a product, which its kind lists in `FRASES`. */
export interface FrasesColumns {
  veredicto: Generated<string | null>;
  para_quien: Generated<string | null>;
  no_para: Generated<string | null>;
}

/** One more shop that sells the product; visitors see it once it has an address. */
export interface TiendaColumns {
  tienda: Generated<string | null>;
  tienda_url: Generated<string | null>;
  tienda_afiliado: Generated<0 | 1>;
}

/** The long texts of a category. Texts of the demo stay marked as such until they are rewritten. */
export interface TextosDeCategoriaColumns {
  como_elegir: Generated<string>;
  en_que_nos_fijamos: Generated<string>;
  demo_como_elegir: Generated<0 | 1>;
  demo_en_que_nos_fijamos: Generated<0 | 1>;
}

export interface FichasSchema {
  datos: {
    id: string;
    /** Always a main category. */
    categoria_id: string;
    /** Stays if the name changes, because columns of files are found by it. */
    clave: string;
    nombre: string;
    unidad: Generated<string>;
    tipo: TipoDato;
    opciones: Generated<string>;
    mejor: "menos" | "mas" | null;
    filtrable: Generated<0 | 1>;
    /** The filter as a sentence, with «…» for the number; if empty, the fact's name is shown. */
    frase: Generated<string>;
    posicion: number;
    /** Only criteria have a weight: such a fact is our own score from 0 to 5. */
    peso: Generated<number | null>;
    casa: Generated<Papel | null>;
  };
  /** The history of a product since it was published; `inicio` marks the day when it starts. */
  trayectoria: {
    producto_id: string;
    version: number;
    campo: "inicio" | "veredicto" | "rating" | "isrecommended" | "retirada";
    de: string | null;
    a: string | null;
    motivo: string | null;
    importacion_id: string | null;
    oculto: Generated<string | null>;
    created_at: string;
  };
  /** Filled by triggers of migration 0035 from `productos.ficha`; code must not write here. */
  valores: {
    producto_id: string;
    dato_id: string;
    numero: number | null;
    texto: string | null;
    fuente: Fuente;
  };
}
