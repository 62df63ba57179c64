import type { Juicio } from "./juzgar";

const LOOK = new Map<unknown, string>([
  [true, "text-brand"],
  [false, "text-danger"],
]);

export function CasaDicho({ juicio }: { juicio: Juicio | undefined }) {
  if (!juicio) return null;
  return <p className={`text-sm font-semibold ${LOOK.get(juicio.pasa) ?? ""}`}>{juicio.dicho}</p>;
}
