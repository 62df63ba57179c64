import { randomUUID } from "node:crypto";
import { createConsejo } from "~/domain/consejos/queries/change-consejos.server";
import { findEditable } from "~/domain/consejos/queries/consejos-admin.server";
import * as consejo from "~/domain/consejos/rules/consejo-values";
import type { Actor } from "~/domain/historial/historial.server";
import { createProducto } from "~/domain/productos/queries/change-productos.server";
import { findRow } from "~/domain/productos/queries/productos-admin.server";
import * as producto from "~/domain/productos/rules/producto-values";
import { beginningOf, toSlug } from "~/domain/texto";

const copyName = (titulo: string) => `${beginningOf(titulo, 290)} (copia)`;

/** Nobody has looked at the price of a copy, and its home page place is not taken over. */
export async function duplicateProducto(id: string, actor: Actor) {
  const row = await findRow(id);
  if (!row) return undefined;
  const { price, title, ...content } = producto.contentOf(producto.valuesOf(row));
  const campos = { ...content, title: copyName(title), estado: "draft" as const };
  return tryCopies(row.slug, (slug) =>
    createProducto({ ...campos, slug }, { idem: randomUUID(), actor }),
  );
}

export async function duplicateConsejo(id: string, actor: Actor) {
  const row = await findEditable(id);
  if (!row) return undefined;
  const { titulo, correcciones, ...content } = consejo.contentOf(consejo.valuesOf(row));
  const campos = { ...content, titulo: copyName(titulo), estado: "draft" as const };
  return tryCopies(row.slug, (slug) =>
    createConsejo({ ...campos, slug }, { idem: randomUUID(), actor }),
  );
}

type Create = (slug: string) => Promise<{ outcome: string; id?: string }>;

/** @returns the id of the copy */
async function tryCopies(slug: string, create: Create, n = 1): Promise<string | undefined> {
  const made = await create(toSlug(`${slug.slice(0, 100)}-copia${n > 1 ? `-${n}` : ""}`));
  return made.outcome.startsWith("taken") ? tryCopies(slug, create, n + 1) : made.id;
}
