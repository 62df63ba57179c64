type Publicable = "producto" | "consejo";

/** The tables that keep an editor's work; part of the schema. */
export interface EdicionSchema {
  revisiones: {
    tipo: Publicable;
    item_id: string;
    version: number;
    datos: string;
    actor_id: string | null;
    actor_email: string | null;
    created_at: string;
  };
  papelera: {
    id: string;
    tipo: Publicable | "categoria";
    item_id: string;
    titulo: string;
    datos: string;
    actor_id: string | null;
    actor_email: string | null;
    deleted_at: string;
  };
  reanudaciones: {
    id: string;
    user_id: string;
    destino: string;
    campos: string;
    created_at: string;
  };
}
