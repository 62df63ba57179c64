import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { type Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { findFault } from "../sqlite/copies.server";
import { inspectDatabase } from "../sqlite/state.server";
import { readArchive } from "./archive.server";
import { BackupError, DATABASE, type Manifest } from "./manifest";
import { findForeign } from "./own-schema.server";
import { createSteadyFile, syncFiles } from "./steady-file.server";

const REFUSALS: Readonly<Record<string, string>> = {
  missing: "La copia no lleva base de datos.",
  empty: "La base de datos de la copia está vacía.",
  foreign: "La base de datos de la copia es de otro programa.",
  corrupt: "La base de datos de la copia está dañada.",
  newer: "La copia es de una versión más nueva de este programa. Actualiza el programa.",
  disordered:
    "La copia es de otra versión, quizá una de pruebas: le falta un cambio anterior, o tiene uno que esta no conoce.",
};

interface Checked {
  manifest: Manifest;
  /** With `acceptsForeign`: the first table, trigger or view that none of our migrations made. */
  foreign: string | undefined;
}

interface Check {
  keeps?: (name: string) => boolean;
  acceptsForeign?: boolean;
}

export async function unpackChecked(
  archive: string | Readable,
  folder: string,
  { keeps = () => true, acceptsForeign = false }: Check = {},
): Promise<Checked> {
  const kept: string[] = [];
  const keep = (name: string) => {
    kept.push(path.join(folder, name));
    return openTarget(path.join(folder, name));
  };
  const manifest = await readArchive(archive, async (name, content) => {
    await pipeline(content, keeps(name) ? keep(name) : discard());
  });
  await syncFiles(kept);
  const foreign = await checkDatabase(path.join(folder, DATABASE));
  if (foreign && !acceptsForeign) {
    throw new BackupError(
      `La base de datos de la copia lleva algo que este programa no ha puesto en ella: ${foreign}. Si no sabes de dónde viene, no la uses; si lo pusiste tú, repite la orden con --with-foreign.`,
    );
  }
  return { manifest, foreign };
}

function openTarget(file: string): Writable {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  return createSteadyFile(file, 0o600);
}

export const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function checkDatabase(file: string): Promise<string | undefined> {
  const refusal = REFUSALS[inspectDatabase(file)];
  if (refusal) throw new BackupError(refusal);
  const fault = findFault(file);
  if (fault === "corrupt") throw new BackupError(REFUSALS.corrupt);
  if (fault) {
    throw new BackupError(
      `La base de datos de la copia tiene filas sueltas en ${fault.orphansIn}.`,
    );
  }
  return findForeign(file, path.dirname(file));
}

export async function checkArchive(
  archive: string | Readable,
  workspace: string,
  acceptsForeign = false,
): Promise<Checked> {
  mkdirSync(workspace, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(workspace, `.comprobando-${process.pid}-`));
  try {
    return await unpackChecked(archive, folder, {
      keeps: (name) => name === DATABASE,
      acceptsForeign,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
