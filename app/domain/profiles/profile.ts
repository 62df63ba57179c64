export type AdminType = "main_admin" | "contributor";

/** A person with an account. */
export interface Profile {
  id: string;
  email: string;
  /** What they may do; null for people without rights. */
  adminType: AdminType | null;
  mfaEnabled: boolean;
}
