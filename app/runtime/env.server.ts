import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readBucketUrl } from "./bucket-url";

const text = z.string().trim();
const integer = (sentence: string, minimum: number, maximum: number) =>
  text
    .regex(/^\d+$/, sentence)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, sentence);

/** New values use the first key; the others are still accepted, so that keys can be changed. */
export const keyList = text
  .transform((value) => value.split(",").map((key) => key.trim()))
  .refine(
    (keys) => keys.every((key) => key.length >= 32),
    "debe tener al menos 32 caracteres (cada clave, si son varias)",
  );
const email = z.email("debe ser una dirección de correo").optional();

const httpOrigin = text.refine((value) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
}, "debe ser un origen completo y sin ruta, como https://www.ejemplo.es");

/** An unescaped `#` or `/` in the password would end the host early, and no mail would be sent. */
const smtpUrl = text
  .regex(/^smtps?:\/\//, { error: "debe empezar por smtp:// o smtps://", abort: true })
  .refine(
    (value) => URL.canParse(value) && new URL(value).hostname !== "",
    "debe ser como smtps://usuario:clave@servidor:465, con los signos raros de la clave como %23 (#) o %40 (@)",
  );

const databaseUrl = text.refine(
  (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
  "debe ser como postgresql://usuario:clave@servidor:5432/base?sslmode=require, con los signos raros de la clave como %23 (#)",
);

const bucketUrl = text.refine(
  (value) => readBucketUrl(value) !== undefined,
  "debe ser como https://CLAVE:SECRETO@servidor/bucket?region=…, con los signos raros como %2F (/) o %2B (+)",
);

export const settingsSchema = z.object({
  PORT: integer("debe ser un puerto entre 0 y 65535", 0, 65_535).default(3000),
  HOST: text.default("127.0.0.1"),
  SITE_ORIGIN: httpOrigin.optional(),
  DATA_DIR: text.default("./data").transform((value) => path.resolve(value)),
  DATABASE_URL: databaseUrl.optional(),
  SESSION_SECRET: keyList.optional(),
  MFA_KEY: keyList.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: email,
  CONTACT_EMAIL: email,
  MAIN_ADMIN_EMAIL: email,
  AMAZON_TAG: text.regex(/^[a-z0-9-]{1,40}$/i, "solo admite letras, números y guiones").optional(),
  MEDIA_URL: bucketUrl.optional(),
  UNSPLASH_ACCESS_KEY: text.optional(),
  UNSPLASH_API_URL: httpOrigin.default("https://api.unsplash.com"),
  HSTS_SUBDOMAINS: z.enum(["0", "1"], "debe ser 0 o 1").default("0"),
  TRUSTED_PROXY_HOPS: integer("debe ser un número entre 0 y 5", 0, 5).default(0),
  PRICE_MAX_AGE_H: integer("debe ser un número de horas entre 0 y 100000", 0, 100_000).optional(),
  CDN_SECONDS: integer("debe ser un número de segundos entre 0 y 86400", 0, 86_400).default(0),
  WORKERS: integer("debe ser un número de procesos entre 1 y 32", 1, 32).default(1),
  PAGE_CACHE_MB: integer("debe ser un número de megabytes entre 0 y 1024", 0, 1_024).default(24),
  BACKUP_HOUR: integer("debe ser una hora entre 0 y 23", 0, 23).default(4),
  BACKUP_KEEP: integer("debe ser un número de copias entre 0 y 365", 0, 365).default(7),
  BACKUP_URL: bucketUrl.optional(),
  /** Machines of the own network, as `host:port`, to which the panel may send copies. */
  BACKUP_HOSTS: text.default("").transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  BACKUP_SECRETS: z.enum(["0", "1"], "debe ser 0 o 1").default("1"),
  METRICS: z.enum(["0", "1", "all"], "debe ser 0, 1 o all").default("0"),
  DEMO: z.enum(["0", "1"], "debe ser 0 o 1").default("1"),
  LOG: z.enum(["json", "frases"], "debe ser json o frases").default("json"),
  LOG_LEVEL: z
    .enum(
      ["debug", "info", "warn", "error", "silent"],
      "debe ser debug, info, warn, error o silent",
    )
    .default("info"),
});

export type Settings = z.output<typeof settingsSchema>;

/** The message lists every problem but no value, which may be a secret. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** An empty variable counts as not set. @throws {SettingsError} in Spanish, naming all problems */
export function parseSettings(variables: Record<string, string | undefined>): Settings {
  const files = readSecretFiles(variables);
  const present = Object.entries({ ...variables, ...files.values }).filter(([, text]) =>
    text?.trim(),
  );
  const result = settingsSchema.safeParse(Object.fromEntries(present));
  if (result.success && files.problems.length === 0) return result.data;
  const issues = result.error?.issues ?? [];
  const problems = [
    ...files.problems,
    ...issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  ];
  throw new SettingsError(`Hay ajustes incorrectos:\n  ${problems.join("\n  ")}`);
}

let current: Settings | undefined;

export function settings(): Settings {
  current ??= parseSettings(process.env);
  return current;
}

export const projectRoot = (): string => process.cwd();

/** Known before the settings are read, because modules choose their engine when they are loaded. */
export const isOnPostgres = Boolean(
  process.env.DATABASE_URL?.trim() || process.env.DATABASE_URL_FILE?.trim(),
);

const NAMES =
  "DATABASE_URL SESSION_SECRET MFA_KEY SMTP_URL MEDIA_URL BACKUP_URL UNSPLASH_ACCESS_KEY";
export const SECRET_SETTINGS = NAMES.split(" ");

/** Problems name the variable, never what its file holds, which may be a secret. */
function readSecretFiles(variables: Record<string, string | undefined>) {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const file = variables[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (variables[name]?.trim()) {
      problems.push(`${name}_FILE: ${name} también está puesto; deja uno de los dos`);
      continue;
    }
    try {
      values[name] = readFileSync(file, "utf8");
      // An empty file would count as not set: a new key would be made, and mail written to files.
      if (!values[name].trim()) problems.push(`${name}_FILE: ese archivo está vacío`);
    } catch {
      problems.push(`${name}_FILE: no se puede leer ese archivo`);
    }
  }
  return { values, problems };
}
