export type AdminType = "main_admin" | "contributor" | "writer";

export interface CuentasSchema {
  credenciales: {
    user_id: string;
    password_hash: string;
    verified_at: string | null;
    updated_at: string;
  };
  primer_administrador: { id: number; user_id: string; created_at: string };
  /** When a row is deleted, triggers of migration 0048 delete its link and an empty account. */
  invitaciones: {
    user_id: string;
    tipo: AdminType;
    /** Null where the command line made the invitation. */
    por: string | null;
    created_at: string;
  };
  llaves_de_acceso: {
    id: string;
    user_id: string;
    credencial: string;
    clave_publica: string;
    contador: number;
    transportes: string;
    dominio: string;
    nombre: string;
    created_at: string;
    usada_at: string | null;
  };
}
