export interface CuentasSchema {
  credenciales: {
    user_id: string;
    password_hash: string;
    verified_at: string | null;
    updated_at: string;
  };
  primer_administrador: { id: number; user_id: string; created_at: string };
  /** Triggers of migration 0048 take the link and an empty account along when a row goes. */
  invitaciones: {
    user_id: string;
    tipo: "main_admin" | "contributor";
    /** Null for those of the command line. */
    por: string | null;
    created_at: string;
  };
}
