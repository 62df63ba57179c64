import { beginningOf, toSlug } from "~base/texto";
import { database } from "~db/client.server";
import type { Actor } from "~record/historial/historial.server";
import { type PublishedKind, titleOf } from "~record/kind.server";
import { leadsToPublic } from "~record/slugs/slugs-antiguos.server";

/** A copy leaves out the price, which nobody has checked, corrections, and the place in menus. */
export async function duplicate(kind: PublishedKind, id: string, actor: Actor) {
  const { find, valuesOf, contentOf, insert } = kind;
  const row = await find(id);
  if (!row) return undefined;
  const { price, correcciones, lugar, ...content }: Record<string, unknown> = {
    ...contentOf(valuesOf(row)),
    [kind.titulo]: `${beginningOf(titleOf(kind, row), 290)} (copia)`,
    estado: "draft",
  };
  return tryCopies(row.slug, (slug) =>
    database().write(async (trx) =>
      (await leadsToPublic(trx, { tipo: kind.tipo, slug, id: "" }))
        ? { outcome: "former" }
        : insert(trx, { ...content, slug }, { actor }),
    ),
  );
}

type Create = (slug: string) => Promise<{ outcome: string; id?: string }>;

/** Adds a number until the slug is free. @returns the id of the copy */
async function tryCopies(slug: string, create: Create, n = 1): Promise<string | undefined> {
  const made = await create(toSlug(`${slug.slice(0, 100)}-copia${n > 1 ? `-${n}` : ""}`));
  return /^(taken|former)/.test(made.outcome) ? tryCopies(slug, create, n + 1) : made.id;
}
