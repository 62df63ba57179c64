import type { Diferencia } from "~/domain/compare-fields";
import type { Actor } from "~/domain/historial/historial.server";
import type { TipoPublicable } from "~/domain/tipo";
import { findVersion, listVersions, type Version } from "./versiones.server";

export interface Compared {
  title: string;
  versions: Version[];
  current: number;
  version: number | null;
  fields: Diferencia[];
}

type Row = Record<string, unknown> & { version: number; estado: string };
type Seen = { id: string; version: number };

interface Comparable<Stored extends Row, Values, Content extends object> {
  tipo: TipoPublicable;
  find(id: string): Promise<Stored | undefined>;
  titleOf(row: Stored): string;
  valuesOf(row: Record<string, unknown>): Values;
  diferencias(before: Values, after: Values): Diferencia[];
  /** A version comes back without its address, and publishes nothing. */
  contentOf(values: Values): Content;
  columnsOf(content: Content): object;
  mayPublish(values: Values): boolean;
  save(seen: Seen, content: Content, row: Stored, kept: object, actor: Actor): Promise<string>;
}

export function versionesOf<Stored extends Row, Values, Content extends object>(
  kind: Comparable<Stored, Values, Content>,
) {
  const { tipo, find, valuesOf, diferencias } = kind;
  const differ = (before: Record<string, unknown>, after: Record<string, unknown>) =>
    diferencias(valuesOf(before), valuesOf(after));
  return {
    async compareVersion(id: string, version: number): Promise<Compared | undefined> {
      const row = await find(id);
      const kept = await findVersion({ tipo, id }, version);
      return (
        row && {
          title: kind.titleOf(row),
          current: row.version,
          versions: await listVersions({ tipo, id }),
          version: kept ? version : null,
          fields: kept ? differ({ ...row, ...kept }, row) : [],
        }
      );
    },
    async restoreVersion(
      seen: Seen,
      version: number,
      actor: Actor,
    ): Promise<"saved" | "refused" | "unlawful"> {
      const row = await find(seen.id);
      const kept = await findVersion({ tipo, id: seen.id }, version);
      if (!row || !kept) return "refused";
      // Columns that are newer than the version stay as they are.
      const values = valuesOf({ ...row, ...kept });
      if (row.estado === "published" && !kind.mayPublish(values)) return "unlawful";
      const content = kind.contentOf(values);
      if ((await kind.save(seen, content, row, kept, actor)) === "saved") return "saved";
      // Whoever presses the button twice has restored it.
      const now = await find(seen.id);
      const isDone = now && differ(now, { ...now, ...kind.columnsOf(content) }).length === 0;
      return isDone ? "saved" : "refused";
    },
  };
}
