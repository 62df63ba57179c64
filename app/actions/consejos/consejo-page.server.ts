import type { ConsejoPage } from "~/domain/consejos/form/consejo-form";
import { findTipos } from "~/domain/consejos/queries/consejos.server";
import {
  type ConsejoEditable,
  findEditable,
} from "~/domain/consejos/queries/consejos-admin.server";
import type { Campo } from "~/domain/consejos/rules/diferencias";
import { findTextos } from "~/domain/imagenes/queries/externas.server";
import { findAuthor } from "~/domain/versiones/versiones.server";
import { makeSeal } from "~/http/forms/form-seal.server";

const NEW: Record<string, string> = { estado: "published" };

export async function newConsejoPage(volver: string): Promise<ConsejoPage> {
  const tipos = await findTipos();
  return { kind: "consejo", stored: NEW, version: 0, tipos, idem: makeSeal(), volver };
}

export async function consejoPage(id: string, volver: string): Promise<ConsejoPage | undefined> {
  const row = await findEditable(id);
  if (!row) return undefined;
  const tipos = await findTipos(row.categoria);
  const stored = await toStored(row);
  return { kind: "consejo", id, stored, version: row.version, tipos, idem: "", volver };
}

export async function findConflict(id: string) {
  const row = await findEditable(id);
  if (!row) return undefined;
  const { version } = row;
  const author = await findAuthor({ tipo: "consejo", id }, version);
  return { author, stored: await toStored(row), version };
}

async function toStored({
  version,
  updated_at,
  id,
  ...texts
}: ConsejoEditable): Promise<Record<Campo, string>> {
  const { alt } = await findTextos(texts.imagen);
  return { ...texts, imagen_alt: alt };
}
