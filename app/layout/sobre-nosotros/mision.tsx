import { Section } from "~/ui/page/section";

const PRINCIPIOS = [
  {
    title: "La seguridad va delante",
    text: "Si algo incumple su norma o invita a usarlo mal, es lo primero que lees, aunque el resto nos haya gustado.",
  },
  {
    title: "Con las medidas de Madrid",
    text: "Ascensores de 62\u00a0cm, andenes con escaleras, cuartos sin trastero y julios a 38\u00a0°C: ahí es donde tiene que funcionar.",
  },
  {
    title: "Lo justo",
    text: "Cuando basta con lo que ya tienes en casa, te lo decimos y la reseña acaba ahí.",
  },
];

export function Mision() {
  return (
    <Section
      id="mision"
      title="Para qué estamos"
      intro="Queremos que compres menos cosas, que las elijas con calma y que sepas por qué. Tres ideas nos sirven de guía."
      tone="band"
    >
      <ul className="grid gap-5 md:grid-cols-3">
        {PRINCIPIOS.map(({ title, text }) => (
          <li key={title} className="rounded-lg border border-line bg-surface p-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
