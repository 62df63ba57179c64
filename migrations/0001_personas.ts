import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profiles (
      id text primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      is_admin integer not null default 0 check (is_admin in (0, 1)),
      admin_type text check (admin_type in ('main_admin', 'contributor')),
      mfa_enabled integer not null default 0 check (mfa_enabled in (0, 1)),
      created_at text not null,
      updated_at text not null,
      check (is_admin = (admin_type is not null))
    ) strict`.execute(db);

  await sql`
    create table credenciales (
      user_id text primary key references profiles (id) on delete cascade,
      password_hash text not null,
      verified_at text,
      updated_at text not null
    ) strict`.execute(db);

  // One row for ever: taken by the first main admin, so that losing all admins reopens nothing.
  await sql`
    create table primer_administrador (
      id integer primary key check (id = 1),
      user_id text not null,
      created_at text not null
    ) strict`.execute(db);

  await sql`
    create table admin_requests (
      id text primary key,
      user_id text not null references profiles (id) on delete cascade,
      email text not null,
      requested_at text not null,
      status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
      approved_by text references profiles (id) on delete set null,
      approved_at text,
      check ((status = 'pending') = (approved_at is null))
    ) strict`.execute(db);
  await sql`create unique index admin_requests_one_pending on admin_requests (user_id)
    where status = 'pending'`.execute(db);
  await sql`create index admin_requests_by_status on admin_requests (status, requested_at desc)`.execute(
    db,
  );
  await sql`create index admin_requests_by_approver on admin_requests (approved_by)`.execute(db);

  await sql`
    create table mfa_factors (
      id text primary key,
      user_id text not null references profiles (id) on delete cascade,
      type text not null default 'totp' check (type = 'totp'),
      status text not null default 'unverified' check (status in ('unverified', 'verified')),
      friendly_name text,
      secret text not null,
      last_step integer not null default 0,
      created_at text not null
    ) strict`.execute(db);
  await sql`create index mfa_factors_by_user on mfa_factors (user_id, status)`.execute(db);

  await sql`
    create table mfa_recovery_codes (
      id text primary key,
      user_id text not null references profiles (id) on delete cascade,
      code text not null,
      used_at text,
      created_at text not null
    ) strict`.execute(db);
  await sql`create index mfa_recovery_codes_by_user on mfa_recovery_codes (user_id)`.execute(db);

  // The cookie holds a random id; the row holds only its hash.
  await sql`
    create table sessions (
      id_hash text primary key,
      user_id text not null references profiles (id) on delete cascade,
      kind text not null check (kind in ('session', 'mfa_pending')),
      user_agent text,
      created_at text not null,
      last_seen_at text not null,
      expires_at text not null,
      mfa_verified_at text,
      reauthenticated_at text
    ) strict`.execute(db);
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_by_expiry on sessions (expires_at)`.execute(db);

  await sql`
    create table tokens (
      token_hash text primary key,
      user_id text not null references profiles (id) on delete cascade,
      purpose text not null check (purpose in ('verify', 'reset', 'email', 'set_password')),
      email text not null,
      created_at text not null,
      expires_at text not null,
      used_at text
    ) strict`.execute(db);
  await sql`create index tokens_by_user on tokens (user_id, purpose)`.execute(db);
  await sql`create index tokens_by_expiry on tokens (expires_at)`.execute(db);

  await sql`
    create table attempt_limits (
      key text primary key,
      failures integer not null check (failures >= 0),
      window_started_at text not null,
      blocked_until text
    ) strict`.execute(db);
}
