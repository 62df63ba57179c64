import { type Kysely, sql } from "kysely";

/** The rights wait until the link is used; a row that goes takes the link and an empty account along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitaciones (
      user_id text primary key references profiles (id) on delete cascade,
      tipo text not null check (tipo in ('main_admin', 'contributor')),
      por text,
      created_at text not null
    ) strict, without rowid`.execute(db);
  await sql`create index invitaciones_por on invitaciones (por)`.execute(db);
  await bringThrough(db);
  await sql`
    create trigger invitaciones_retirada after delete on invitaciones
    begin
      delete from tokens where user_id = old.user_id and purpose = 'set_password';
      delete from profiles where id = old.user_id and is_admin = 0
        and not exists (select 1 from credenciales
          where user_id = old.user_id and verified_at is not null)
        and not exists (select 1 from admin_requests where user_id = old.user_id);
    end`.execute(db);
  const ended = sql.raw(`
    begin delete from invitaciones where por = old.id or user_id = old.id; end`);
  await sql`create trigger profiles_invitaciones_update after update of is_admin on profiles
    when new.is_admin = 0 ${ended}`.execute(db);
  await sql`create trigger profiles_invitaciones_delete after delete on profiles ${ended}`.execute(
    db,
  );
}

/**
 * Such an account was verified in the second of its invitation, and its unknown password is still the one
 * of that time. Whoever had verified the address alone has no invitation so close.
 */
async function bringThrough(db: Kysely<unknown>) {
  await sql`
    insert into invitaciones (user_id, tipo, por, created_at)
    select profiles.id, admin_type, max(audit_log.actor_id), ${new Date().toISOString()}
    from profiles
    join credenciales on credenciales.user_id = profiles.id
    join audit_log on audit_log.target = profiles.id
      and audit_log.action in ('administrador.invitado', 'administrador.creado')
      and abs(julianday(audit_log.at) - julianday(verified_at)) * 86400 < 5
    where is_admin = 1 and credenciales.updated_at = verified_at
    group by profiles.id`.execute(db);
  const ours = sql.raw("in (select user_id from invitaciones)");
  await sql`update credenciales set verified_at = null where user_id ${ours}`.execute(db);
  await sql`update profiles set is_admin = 0, admin_type = null where id ${ours}`.execute(db);
  // An invitation ends with the rights of its maker; the account stays, without rights or a link.
  const ended = sql.raw(`in (select user_id from invitaciones where por is not null
    and por not in (select id from profiles where admin_type = 'main_admin'))`);
  await sql`delete from tokens where purpose = 'set_password' and user_id ${ended}`.execute(db);
  await sql`delete from invitaciones where user_id ${ended}`.execute(db);
}
