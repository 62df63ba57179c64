import type { Actor } from "~/domain/historial/historial.server";
import { beginningOf, toSlug } from "~/domain/texto";
import type { Item, TipoPublicable } from "~/domain/tipo";
import { REGISTROS } from "~/domain/versiones/registro.server";
import { database } from "~db/client.server";
import { PUBLICABLES, titleOf } from "./publicable.server";

/** Nobody has looked at the price of a copy or corrected it, and it takes over no place of the site. */
export async function duplicate({ tipo, id }: Item<TipoPublicable>, actor: Actor) {
  const { find, valuesOf, contentOf, insert } = PUBLICABLES[tipo];
  const row = await find(id);
  if (!row) return undefined;
  const { price, correcciones, lugar, ...content }: Record<string, unknown> = {
    ...contentOf(valuesOf(row)),
    [REGISTROS[tipo].titulo]: `${beginningOf(titleOf(tipo, row), 290)} (copia)`,
    estado: "draft",
  };
  return tryCopies(row.slug, (slug) =>
    database().write((trx) => insert(trx, { ...content, slug }, { actor })),
  );
}

type Create = (slug: string) => Promise<{ outcome: string; id?: string }>;

/** @returns the id of the copy */
async function tryCopies(slug: string, create: Create, n = 1): Promise<string | undefined> {
  const made = await create(toSlug(`${slug.slice(0, 100)}-copia${n > 1 ? `-${n}` : ""}`));
  return /^(taken|former)/.test(made.outcome) ? tryCopies(slug, create, n + 1) : made.id;
}
