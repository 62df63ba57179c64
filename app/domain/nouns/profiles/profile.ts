import type { AdminType } from "~db/schema/cuentas";

export type { AdminType };

export interface Profile {
  id: string;
  email: string;
  adminType: AdminType | null;
  mfaEnabled: boolean;
}

export const ROLES: Readonly<Record<AdminType, string>> = {
  main_admin: "Admin principal",
  contributor: "Admin colaborador",
  writer: "Redacción",
};
