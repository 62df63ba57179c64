import type { z } from "zod";
import { madridDay, nowIso } from "~base/fechas";
import { database } from "~db/client.server";
import type { evidenciaSchema } from "~nouns/productos/rules/evidencia-schema.server";
import type { Actor } from "~record/historial/historial.server";
import { type Cambio, isAjena, nameOfCambio, parseCambios } from "../rules/evidencia";
import { changeProducto } from "./change-producto.server";
import { findRow } from "./productos-admin.server";

export async function findEvidencia(id: string) {
  const own = database().read.selectFrom("productos").select(["id", "title", "slug", "metodo"]);
  const whole = own
    .select(["procedencia", "procedencia_de", "cambios"])
    .select(["retirada", "retirada_motivo", "updated_at"]);
  const row = await whole.where("id", "=", id).executeTakeFirst();
  return row && { ...row, cambios: parseCambios(row.cambios) };
}

export type EvidenciaGuardada = NonNullable<Awaited<ReturnType<typeof findEvidencia>>>;

export type EvidenciaCampos = ReturnType<typeof toCampos>;

export function toCampos(values: z.output<typeof evidenciaSchema>, stored: readonly Cambio[]) {
  const { quitar, cambio_fecha, cambio_texto, ...campos } = values;
  const kept = stored.filter((cambio) => !quitar.includes(nameOfCambio(cambio)));
  const added = cambio_texto && { fecha: cambio_fecha || madridDay(), texto: cambio_texto };
  const isNew = added && !kept.some((cambio) => nameOfCambio(cambio) === nameOfCambio(added));
  return {
    ...campos,
    procedencia_de: isAjena(campos.procedencia) ? campos.procedencia_de : null,
    // The sort is stable, so that among notes of the same day the newest comes first.
    cambios: (isNew ? [added, ...kept] : kept).sort((a, b) => b.fecha.localeCompare(a.fecha)),
    retirada_motivo: campos.retirada_motivo || null,
  };
}

type Saving = { id: string; campos: EvidenciaCampos; seen: string; actor: Actor };

/** Raises the version, as any edit does, because undos and open forms compare it. */
export function saveEvidencia({ id, campos, seen, actor }: Saving): Promise<boolean> {
  const { metodo, procedencia, retirada } = campos;
  const retirada_motivo = retirada && campos.retirada_motivo;
  const columns = { ...campos, cambios: JSON.stringify(campos.cambios), retirada_motivo };
  return database().write(async (trx) => {
    const row = await findRow(id, trx);
    if (!row) return false;
    if (row.updated_at !== seen) {
      return Object.entries(columns).every(
        ([name, value]) => row[name as keyof typeof row] === value,
      );
    }
    const change = {
      ...columns,
      retirada_at: retirada && (retirada === row.retirada ? row.retirada_at : nowIso()),
      // A withdrawn product leaves the home page, which shows only what can be bought.
      ...(retirada && { destacado_home: 0 as const }),
    };
    const details = {
      metodo: metodo ?? "ninguno",
      procedencia: procedencia ?? "sin indicar",
      retirada: retirada ?? "no",
    };
    const writing = { actor, action: "producto.evidencia", details } as const;
    await changeProducto(trx, row, change, writing);
    return true;
  });
}
