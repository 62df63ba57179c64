import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { makeSeal } from "~/http/forms/form-seal.server";
import { formatNumber } from "~/ui/text/format-number";
import { runSite } from "../support/command-line";
import { makeFolder } from "../support/folder";
import { SESSION_SECRET } from "../support/shared-secret";
import { type Site, startSite } from "../support/site";

// Seals are made by the test, which would otherwise wait three seconds for each form.

const folder = makeFolder();
const data = path.join(folder, "data");
const at = (...names: string[]) => path.join(data, ...names);

const start = () => startSite({ env: { DATA_DIR: data, SESSION_SECRET, LOG_LEVEL: "error" } });

async function stop(site: Site): Promise<void> {
  const exit = once(site.process, "exit");
  site.process.kill("SIGTERM");
  await exit;
}

async function write(site: Site, subject: string): Promise<void> {
  const { status } = await site.post("/contacto", {
    name: "Ana",
    email: "ana@ejemplo.es",
    subject,
    message: "Hola",
    idem: makeSeal(new Date(Date.now() - 5_000)),
  });
  expect(status).toBe(303);
}

function query<T>(file: string, sql: string): T[] {
  const connection = new SQLite(file, { readonly: true });
  try {
    return connection.prepare(sql).pluck().all() as T[];
  } finally {
    connection.close();
  }
}
const subjects = (file = at("site.db")) =>
  query<string>(file, "select subject from mensajes order by created_at");
const count = (table: string) => query<number>(at("site.db"), `select count(*) from ${table}`)[0];

/** The SHA-256 of each file in a folder, by name. */
const sums = (of: string) =>
  Object.fromEntries(
    readdirSync(of).map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(path.join(of, name)))
        .digest("hex"),
    ]),
  );

/** The names of files that other users could read. */
const openToOthers = () =>
  readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => statSync(path.join(entry.parentPath, entry.name)).mode & 0o077)
    .map((entry) => entry.name);

/** Adds a person with a session, a link in a queued mail, and a second factor. */
function addAccess(): void {
  const sql = new SQLite(at("site.db"), { timeout: 5_000 });
  const now = new Date().toISOString();
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const later = "2999-01-01T00:00:00.000Z";
  sql.exec(`
    insert into profiles (id, email, mfa_enabled, created_at, updated_at)
      values ('ana', 'ana@ejemplo.es', 1, '${now}', '${now}');
    insert into sessions (id_hash, user_id, kind, created_at, last_seen_at, expires_at)
      values ('s', 'ana', 'session', '${now}', '${now}', '${later}');
    insert into tokens (token_hash, user_id, purpose, email, created_at, expires_at)
      values ('t', 'ana', 'reset', 'ana@ejemplo.es', '${now}', '${later}');
    insert into mfa_factors (id, user_id, status, secret, created_at)
      values ('f', 'ana', 'verified', 'x', '${now}');
    insert into llaves_de_acceso values ('l', 'ana', 'x', 'x', 0, '', 'localhost', 'L', '${now}', null);
    insert into attempt_limits (key, failures, window_started_at, blocked_until)
      values ('codigos-seguidos:ana', 100, '${now}', '${later}');
    update profiles set is_admin = 1, admin_type = 'contributor' where id = 'ana';
    insert into profiles (id, email, is_admin, admin_type, created_at, updated_at)
      values ('eva', 'eva@ejemplo.es', 1, 'main_admin', '${now}', '${now}'),
        ('luz', 'luz@ejemplo.es', 0, null, '${now}', '${now}');
    insert into mfa_recovery_codes (id, user_id, code, created_at)
      values ('c', 'ana', 'x', '${now}');
    insert into enlaces_borrador (tipo, id, token_hash, creado_por, created_at, expires_at)
      values ('pagina', 'g', 'b', 'ana', '${now}', '${later}');
    insert into paginas (id, slug, titulo, estado, created_at, updated_at, programado_at, programado_por)
      values ('g', 'pasada', 'Pasada', 'draft', '${now}', '${now}', '${now}', 'ana'),
        ('h', 'futura', 'Futura', 'draft', '${now}', '${now}', '${later}', 'ana');
    insert into cambios_pendientes (tipo, id, version, titulo, base, contenido, created_at, updated_at,
      programado_at, programado_por)
      values ('consejo', 'g', 1, 'G', '{}', '{}', '${now}', '${now}', '${now}', 'ana'),
        ('consejo', 'h', 1, 'H', '{}', '{}', '${now}', '${now}', '${later}', 'ana');
    insert into correos (id, message_id, recipient, subject, body, run_after, created_at)
      values ('m', '<m@x>', 'ana@ejemplo.es', 'Enlace', 'http://x/auth/restablecer?token=y', '${soon}', '${now}'),
        ('n', '<n@x>', 'ana@ejemplo.es', 'Aviso', 'Hola', '${soon}', '${now}');`);
  sql.close();
}

let archive: string;
let withoutSecrets: string;
let media: Record<string, string>;

beforeAll(async () => {
  const site = await start();
  await write(site, "Antes de la copia");
  addAccess();
  media = sums(at("media"));
  const outcome = await runSite(data, ["backup"]);
  expect([outcome.status, outcome.stderr]).toEqual([0, ""]);
  expect(outcome.stdout).toMatch(/^Copia hecha y comprobada: /);
  archive = /comprobada: (.*)$/m.exec(outcome.stdout)?.[1] ?? "";
  const bare = await runSite(data, ["backup", "--without-secrets"]);
  withoutSecrets = /comprobada: (.*)$/m.exec(bare.stdout)?.[1] ?? "";
  expect(bare.stdout).toContain("sin las claves");
  await write(site, "Después de la copia");
  await stop(site);
});

describe("a copy", () => {
  it("is for the owner alone, and the last one that was verified is noted", async () => {
    expect(openToOthers()).toEqual([]);
    const note = JSON.parse(readFileSync(at("backups", "ultima-comprobada.json"), "utf8"));
    expect(note.file).toBe(path.basename(withoutSecrets));
    expect(readdirSync(at("backups")).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("is verified by its own command", async () => {
    const { status, stdout } = await runSite(data, ["verify-backup", archive]);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^La copia está bien/)]);
    expect(stdout).toContain(
      `${formatNumber(Object.keys(media).length)} archivos de imagen, con las claves`,
    );
  });

  it.each(["verify-backup", "restore"])("with a flipped byte is refused by %s", async (command) => {
    const bytes = readFileSync(archive);
    // Flips a byte of the database: the middle of the archive may be padding.
    const inDatabase = bytes.indexOf("SQLite format 3") + 5_000;
    bytes.writeUInt8(bytes.readUInt8(inDatabase) ^ 1, inDatabase);
    writeFileSync(path.join(folder, "flipped.tar"), bytes);
    const before = [sums(at("media")), subjects()];
    const { status, stderr } = await runSite(data, [command, path.join(folder, "flipped.tar")]);
    expect([status, stderr]).toEqual([78, expect.stringContaining("La copia está dañada")]);
    expect([sums(at("media")), subjects()]).toEqual(before);
    expect(readdirSync(data).filter((name) => /^(\.|anterior|restaurando)/.test(name))).toEqual([]);
  });
});

describe("a restore", () => {
  it("is refused while the site runs", async () => {
    const site = await start();
    const { status, stderr } = await runSite(data, ["restore", archive]);
    expect([status, stderr]).toEqual([78, expect.stringContaining("está en marcha")]);
    expect((await site.fetch("/readyz")).status).toBe(200);
    await stop(site);
    expect(subjects()).toHaveLength(2);
  });

  it("gives back rows and pictures, keeps the old data, lets nobody in", async () => {
    for (const name of Object.keys(media).slice(0, 100)) rmSync(at("media", name));
    cpSync(archive, path.join(folder, "copia.tar"));
    const secrets = readFileSync(at("secrets.json"), "utf8");
    writeFileSync(at("secrets.json"), "{}", { mode: 0o600 });
    writeFileSync(at("site.db-wal"), Buffer.alloc(40_000, 7), { mode: 0o600 });

    const { status, stdout } = await runSite(data, ["restore", path.join(folder, "copia.tar")]);
    expect(status).toBe(0);
    expect(stdout).toContain("Sesiones cerradas: 1; enlaces de correo y de borradores anulados: 2");
    expect(stdout).toContain("; códigos de recuperación anulados: 1");
    expect(stdout).toContain(
      "copia:\n  eva@ejemplo.es, principal\n  ana@ejemplo.es\nCompruébalo: ",
    );
    expect(stdout).not.toContain("luz@ejemplo.es");
    expect(stdout).not.toContain("verificación en dos pasos");
    const links = [count("enlaces_borrador"), count("mfa_recovery_codes")];
    expect(links).toEqual([0, 0]);
    expect(query(at("site.db"), "select id from correos where id in ('m', 'n')")).toEqual(["n"]);
    expect(query(at("site.db"), "select id from paginas where programado_at is not null")).toEqual([
      "h",
    ]);
    expect(count("paginas where id = 'g' and programado_fallo like 'Su hora pasó%'")).toBe(1);
    const waiting = query(
      at("site.db"),
      "select id from cambios_pendientes where programado_at is not null",
    );
    expect(waiting).toEqual(["h"]);
    expect(sums(at("media"))).toEqual(media);
    expect(readFileSync(at("secrets.json"), "utf8")).toBe(secrets);
    expect(subjects()).toEqual(["Antes de la copia"]);
    expect([count("sessions"), count("tokens"), count("mfa_factors")]).toEqual([0, 0, 1]);
    expect(count("llaves_de_acceso")).toBe(1);
    expect(openToOthers()).toEqual([]);

    expect(stdout).toContain("bórralo cuando estés seguro, y antes de 30 días");
    const previous = /queda en (\S+);/.exec(stdout)?.[1] ?? "";
    expect(readFileSync(path.join(previous, "secrets.json"), "utf8")).toBe("{}");
    expect(Object.keys(sums(path.join(previous, "media")))).toHaveLength(
      Object.keys(media).length - 100,
    );
    expect(existsSync(path.join(previous, "site.db"))).toBe(true);

    const site = await start();
    expect((await site.fetch("/readyz")).status).toBe(200);
    const picture = Object.keys(media)[0] ?? "";
    const served = Buffer.from(await (await site.fetch(`/media/${picture}`)).arrayBuffer());
    expect(createHash("sha256").update(served).digest("hex")).toBe(media[picture]);
    await write(site, "Tras restaurar");
    await stop(site);
    expect(subjects()).toEqual(["Antes de la copia", "Tras restaurar"]);
    expect(openToOthers()).toEqual([]);
  });

  it("without the keys takes away every second factor, and says so", async () => {
    const { status, stdout } = await runSite(data, ["restore", withoutSecrets]);
    expect(status).toBe(0);
    expect(stdout).toContain("se ha quitado la verificación en dos pasos de todas las cuentas");
    expect([count("mfa_factors"), count("profiles where mfa_enabled = 1")]).toEqual([0, 0]);
    expect(count("llaves_de_acceso")).toBe(0);
    // Counts of wrong codes are reset too, or the codes of a next factor would be refused.
    expect(count("attempt_limits where key like 'codigos-seguidos:%'")).toBe(0);
  });

  it("makes a site where there was none", async () => {
    const empty = path.join(folder, "nueva");
    const { status, stdout } = await runSite(empty, ["restore", path.join(folder, "copia.tar")]);
    expect(status).toBe(0);
    expect(stdout).not.toContain("Lo que había");
    expect(subjects(path.join(empty, "site.db"))).toEqual(["Antes de la copia"]);
  });

  it("that was interrupted keeps the site from starting until it is repeated", async () => {
    const marker = JSON.stringify({ archive, previous: at("anterior-x") });
    writeFileSync(at("restaurando.json"), marker, { mode: 0o600 });
    await expect(start()).rejects.toThrow(/exit 78: Una restauración no terminó/);
    expect((await runSite(data, ["restore", archive])).status).toBe(0);
    await stop(await start());
  });
});
