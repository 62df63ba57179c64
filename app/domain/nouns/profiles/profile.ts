export type AdminType = "main_admin" | "contributor";

export interface Profile {
  id: string;
  email: string;
  adminType: AdminType | null;
  mfaEnabled: boolean;
}
