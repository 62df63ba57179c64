import type { Generated } from "kysely";

export interface ImagenesSchema {
  media: {
    sha: string;
    width: number;
    height: number;
    anchos: string;
    foco: string | null;
    og: Generated<0 | 1>;
    alt: Generated<string>;
    alt_folded: Generated<string>;
    credito: string | null;
    credito_folded: Generated<string>;
    credito_url: string | null;
    creada_con_ia: Generated<0 | 1>;
    origen: "demo" | "upload" | "import";
    bytes: Generated<number>;
    created_by: string | null;
    created_at: string;
  };
  imagenes_externas: {
    url: string;
    alt: Generated<string>;
    credito: string | null;
    credito_url: string | null;
    origen: "unsplash" | "externa";
    created_at: string;
  };
  borradores: {
    id: string;
    user_id: string;
    volver: string;
    campo: string;
    datos: string;
    created_at: string;
  };
}
