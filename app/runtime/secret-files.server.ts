import { readFileSync } from "node:fs";

export const SECRET_SETTINGS = ["SESSION_SECRET", "MFA_KEY", "SMTP_URL", "UNSPLASH_ACCESS_KEY"];

/** Its problems are in Spanish, with the variable's name and never with what a file holds. */
export function readSecretFiles(variables: Record<string, string | undefined>) {
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
      // An empty file would count as not set: a new key, mail into files, and nobody would notice.
      if (!values[name].trim()) problems.push(`${name}_FILE: ese archivo está vacío`);
    } catch {
      problems.push(`${name}_FILE: no se puede leer ese archivo`);
    }
  }
  return { values, problems };
}
