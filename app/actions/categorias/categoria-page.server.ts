import type { CategoriaPage } from "~/domain/categorias/form/categoria-form";
import {
  type CategoriaEditable,
  findEditable,
  findParentOptions,
} from "~/domain/categorias/queries/categorias-admin.server";
import { NO_PARENT } from "~/domain/categorias/rules/categoria";
import type { Campo } from "~/domain/categorias/rules/diferencias";
import { findTextos } from "~/domain/imagenes/queries/externas.server";
import { makeSeal } from "~/http/forms/form-seal.server";

type Page = Omit<CategoriaPage, "volver">;

export async function newCategoriaPage(): Promise<Page> {
  const parents = await findParentOptions();
  return { kind: "categoria", stored: {}, version: 0, parents, idem: makeSeal() };
}

export async function categoriaPage(id: string): Promise<Page | undefined> {
  const [row, parents] = await Promise.all([findEditable(id), findParentOptions(id)]);
  if (!row) return undefined;
  const stored = await toStored(row);
  return { kind: "categoria", id, stored, version: row.version, parents, idem: "" };
}

export async function findConflict(id: string) {
  const row = await findEditable(id);
  return row && { stored: await toStored(row), version: row.version };
}

async function toStored({
  version,
  id,
  oculta,
  parent_id,
  ...texts
}: CategoriaEditable): Promise<Record<Campo, string>> {
  const { alt } = await findTextos(texts.imagen_url);
  return { ...texts, parent_id: parent_id ?? NO_PARENT, imagen_url_alt: alt };
}
