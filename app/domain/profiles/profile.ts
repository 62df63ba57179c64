export type AdminType = "main_admin" | "contributor";

export interface Profile {
  id: string;
  email: string;
  /** Null for people without rights. */
  adminType: AdminType | null;
  mfaEnabled: boolean;
}
