import type { Generated } from "kysely";

export type Publicable = "producto" | "consejo" | "pagina";

export interface EdicionSchema {
  versiones: {
    id: string;
    /** The item of type `ajustes` is a section of the settings. */
    tipo: Publicable | "categoria" | "ajustes";
    item_id: string;
    version: number;
    causa: "edicion" | "importacion" | "borrado" | "recuperacion";
    importacion_id: string | null;
    borrado_id: string | null;
    titulo: string | null;
    datos: string;
    actor_id: string | null;
    actor_email: string | null;
    created_at: string;
  };
  enlaces_borrador: {
    tipo: Publicable;
    id: string;
    token_hash: string;
    creado_por: string | null;
    created_at: string;
    expires_at: string;
  };
  cambios_pendientes: {
    tipo: Publicable;
    id: string;
    /** Grows with each save; starts at a time in milliseconds, to equal no version of the row. */
    version: number;
    titulo: string;
    /** The published row, as JSON, with which the form for these changes was drawn. */
    base: string;
    contenido: string;
    actor_email: string | null;
    created_at: string;
    updated_at: string;
    programado_at: string | null;
    programado_por: string | null;
    programado_fallo: string | null;
  };
  /** Drafts that wait for somebody who publishes or, with an answer, were given back. */
  revisiones: {
    tipo: Publicable;
    id: string;
    pedida_por: string;
    nota: Generated<string>;
    pedida_at: string;
    devuelta_por: Generated<string | null>;
    respuesta: Generated<string | null>;
    devuelta_at: Generated<string | null>;
  };
  /** Remarks of readers of a draft's link; line 0 stands for the whole text. */
  observaciones: {
    id: string;
    tipo: Publicable;
    item: string;
    linea: number;
    cita: string;
    nombre: string;
    texto: string;
    created_at: string;
    hecha_at: Generated<string | null>;
  };
  autores: {
    id: string;
    slug: string;
    nombre: string;
    imagen: Generated<string>;
    imagen_alt: Generated<string>;
    bio: Generated<string>;
    credencial: Generated<string>;
    demo: Generated<0 | 1>;
    version: Generated<number>;
    created_at: string;
    updated_at: string;
  };
  paginas: {
    id: string;
    slug: string;
    titulo: string;
    contenido: Generated<string>;
    lugar: Generated<"" | "pie" | "menu">;
    estado: Generated<"published" | "draft">;
    version: Generated<number>;
    created_at: string;
    updated_at: string;
    programado_at: Generated<string | null>;
    programado_por: Generated<string | null>;
    programado_fallo: Generated<string | null>;
    seo_titulo: Generated<string>;
    seo_descripcion: Generated<string>;
  };
  almacen_copias: {
    id: "copias";
    base: string | null;
    region: string | null;
    clave: string | null;
    secreto: string | null;
    /** The name of the last copy that was sent and read back. */
    enviada: string | null;
    enviada_at: string | null;
    problema: string | null;
    problema_at: string | null;
    avisado: string | null;
  };
  redirecciones: {
    de: string;
    /** Null for a former slug: its row only counts visits. */
    a: string | null;
    veces: Generated<number>;
    /** The day of the last visit, in Madrid. */
    ultima: string | null;
    created_at: string | null;
  };
}
