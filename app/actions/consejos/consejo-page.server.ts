import { listAutores } from "~/domain/autores/autores.server";
import type { ConsejoPage } from "~/domain/consejos/form/consejo-form";
import { findTipos } from "~/domain/consejos/queries/consejos.server";
import {
  type ConsejoEditable,
  findEditable,
} from "~/domain/consejos/queries/consejos-admin.server";
import type { Campo } from "~/domain/consejos/rules/diferencias";
import { checkMenciones } from "~/domain/contenido/check-menciones.server";
import { madridLocal } from "~/domain/fechas";
import { findTextos } from "~/domain/imagenes/queries/externas.server";
import { findEnlace } from "~/domain/publicacion/enlaces.server";
import { findAuthor } from "~/domain/versiones/versiones.server";
import { makeSeal } from "~/http/forms/form-seal.server";

type Page = Omit<ConsejoPage, "volver">;

const choices = async (own?: string) => ({
  ...{ tipos: await findTipos(own), autores: await listAutores() },
});

export async function consejoPage(id: string): Promise<Page | undefined> {
  const row = await findEditable(id);
  if (!row) return undefined;
  const stored = await toStored(row);
  const offered = { ...(await choices(row.categoria)), isProgramado: row.programado_at !== null };
  const enlaceHasta = await findEnlace({ tipo: "consejo", id });
  const menciones = await checkMenciones(row.contenido);
  const page = { kind: "consejo" as const, id, stored, version: row.version, idem: "" };
  return { ...page, ...offered, enlaceHasta, menciones };
}

export async function newConsejoPage(): Promise<Page> {
  const stored = { estado: "published" };
  return { kind: "consejo", stored, version: 0, idem: makeSeal(), ...(await choices()) };
}

export async function findConflict(id: string) {
  const row = await findEditable(id);
  if (!row) return undefined;
  const { version } = row;
  const author = await findAuthor({ tipo: "consejo", id }, version);
  return { author, stored: await toStored(row), version };
}

async function toStored(row: ConsejoEditable) {
  const { version, updated_at, id, programado_at, ...texts } = row;
  const shown: Record<Campo, string> = {
    ...texts,
    imagen_alt: (await findTextos(texts.imagen)).alt,
  };
  return { ...shown, programado_at: programado_at ? madridLocal(programado_at) : "" };
}
