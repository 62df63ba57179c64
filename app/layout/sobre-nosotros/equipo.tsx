import type { Block } from "~/http/results/block";
import { Section } from "~/ui/page/section";
import { formatCount } from "~/ui/text/format-number";
import type { Revisor } from "~nouns/productos/queries/revisores.server";

export function Equipo({ revisores, isBand }: { revisores: Block<Revisor[]>; isBand: boolean }) {
  if ("failed" in revisores || revisores.data.length === 0) return null;
  const hasDemo = revisores.data.some(({ isDemo }) => isDemo);
  return (
    <Section
      id="equipo"
      title="Quién firma"
      intro="Las personas que firman las reseñas publicadas."
      tone={isBand ? "band" : "plain"}
    >
      <ul className="cards sm:grid-cols-2">
        {revisores.data.map((revisor) => (
          <Persona key={revisor.nombre} revisor={revisor} />
        ))}
      </ul>
      {hasDemo && (
        <p className="mt-6 max-w-2xl rounded-lg bg-accent-tint p-4 text-sm">
          <strong>Equipo de demostración.</strong> Las personas marcadas como «demostración» son
          inventadas, igual que las marcas y los productos del catálogo de ejemplo que firman.
        </p>
      )}
    </Section>
  );
}

function Persona({ revisor }: { revisor: Revisor }) {
  const { nombre, resenas, isDemo, bio } = revisor;
  return (
    <li className="flex gap-4 rounded-lg border border-line bg-surface p-5">
      <span
        aria-hidden="true"
        className="grid size-12 flex-none place-items-center rounded-full bg-brand font-display text-lg font-bold text-on-brand"
      >
        {initialsOf(nombre)}
      </span>
      <div>
        <h3 className="text-lg">{nombre}</h3>
        <p className="mt-0.5 text-sm text-soft">
          {formatCount(resenas, "reseña", "reseñas")}
          {isDemo && " · demostración"}
        </p>
        {bio && <p className="mt-2 whitespace-pre-line text-soft">{bio}</p>}
      </div>
    </li>
  );
}

function initialsOf(nombre: string): string {
  const words = nombre.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const initials = words.map((word) => word.charAt(0));
  return initials.slice(0, 2).join("");
}
