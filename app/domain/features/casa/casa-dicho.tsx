import type { Juicio } from "./juzgar";

const LOOK = new Map<unknown, string>([
  [true, "text-brand"],
  [false, "text-danger"],
]);

export function CasaDicho({ juicio }: { juicio: Juicio | undefined }) {
  if (!juicio) return null;
  return (
    <p className="text-sm font-semibold">
      {juicio.parts.map(({ pasa, dicho }, n) => (
        <span key={dicho} className={LOOK.get(pasa)}>{`${n > 0 ? ". " : ""}${dicho}`}</span>
      ))}
    </p>
  );
}
