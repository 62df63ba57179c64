import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { codeOf } from "~/runtime/error-code";
import { keyList, SettingsError, settings } from "./env.server";

const secretsSchema = z.object({ SESSION_SECRET: keyList, MFA_KEY: keyList });

type Secrets = z.output<typeof secretsSchema>;

let current: Secrets | undefined;

/** The keys come from the environment, else from `secrets.json`, which a new site creates. */
export function secrets(): Secrets {
  if (current) return current;
  const { SESSION_SECRET, MFA_KEY } = settings();
  const stored = SESSION_SECRET && MFA_KEY ? { SESSION_SECRET, MFA_KEY } : readOrCreate();
  current = {
    SESSION_SECRET: SESSION_SECRET ?? stored.SESSION_SECRET,
    MFA_KEY: MFA_KEY ?? stored.MFA_KEY,
  };
  return current;
}

function readOrCreate(): Secrets {
  const file = path.join(settings().DATA_DIR, "secrets.json");
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const made = { SESSION_SECRET: newSecret(), MFA_KEY: newSecret() };
    writeNew(file, JSON.stringify(made, null, 2));
  }
  return read(file);
}

/** A broken file is never replaced: new keys would end all sessions and all second factors. */
function read(file: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // The parser's own message is dropped, because it could quote a key.
    throw new SettingsError(
      `No se pueden leer las claves de ${file}. Restáuralo de una copia de seguridad.`,
    );
  }
}

/** Writes a draft and links it: the file appears whole, and the first of two processes wins. */
function writeNew(file: string, text: string): void {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, text, { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}

const newSecret = () => randomBytes(48).toString("base64url");
