import { Section } from "~/ui/page/section";
import { readPairs } from "~/ui/text/pairs";

const PRINCIPIOS = readPairs(`
  La seguridad va delante: Si algo incumple su norma o invita a usarlo mal, es lo primero que lees, aunque el resto nos haya gustado.
  Con las medidas de Madrid: Ascensores de 62\u00a0cm, andenes con escaleras, cuartos sin trastero y julios a 38\u00a0°C: ahí es donde tiene que funcionar.
  Lo justo: Cuando basta con lo que ya tienes en casa, te lo decimos y la reseña acaba ahí.
`);

export function Mision() {
  return (
    <Section
      id="mision"
      title="Para qué estamos"
      intro="Queremos que compres menos cosas, que las elijas con calma y que sepas por qué. Tres ideas nos sirven de guía."
      tone="band"
    >
      <ul className="grid gap-5 md:grid-cols-3">
        {PRINCIPIOS.map(({ name, text }) => (
          <li key={name} className="rounded-lg border border-line bg-surface p-5">
            <h3 className="text-xl">{name}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
