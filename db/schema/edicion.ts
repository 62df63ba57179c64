export type Publicable = "producto" | "consejo";

export interface EdicionSchema {
  versiones: {
    id: string;
    tipo: Publicable | "categoria";
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
    created_at: string;
    expires_at: string;
  };
}
