import type { Database } from "../schema/database";

export class StartRefusedError extends Error {
  override name = "StartRefusedError";
}

export interface Prepared<Filled> {
  migrated: string[];
  filled?: Filled;
}

export type Fill<Filled> = (database: Database) => Promise<Filled>;

export type During = <T>(migration: () => Promise<T>) => Promise<T>;

export const runNow: During = (migration) => migration();
