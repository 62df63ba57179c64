import { type Kysely, sql } from "kysely";

/** A picture without a focal point is cropped around its centre, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media add column foco text check (foco in
    ('left-top', 'top', 'right-top', 'left', 'right', 'left-bottom', 'bottom', 'right-bottom'))`.execute(
    db,
  );
}
