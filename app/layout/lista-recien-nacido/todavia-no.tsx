import { type Pair, readPairs } from "~/ui/text/pairs";

const MAS_TARDE = readPairs(`
  Vigilabebés: Mientras duerma en tu cuarto lo oyes tú, y ninguno evita la muerte súbita.
  Sacaleches: Espera a saber si te hará falta; tu matrona te orienta.
  Trona: Hacia los seis meses, cuando se mantenga sentado con poca ayuda.
  Barreras de escalera: Antes de que gatee, y atornilladas.
  Juguetes: Durante semanas le bastan tu cara y tu voz.
`);

const NUNCA = readPairs(`
  Chichoneras, almohadas y nidos: En la cuna no debe haber nada más que él.
  Andadores con ruedas: Causan caídas y no enseñan a andar.
  Collares de ámbar y cadenas de chupete largas: Pueden estrangular o romperse en piezas.
  Sillas de coche R44 de segunda mano: La norma está superada y desde septiembre de 2024 no se venden nuevas; de una usada no sabes si ha sufrido un golpe.
`);

export const TodaviaNo = () => <Aparte id="mas-tarde" title="Todavía no" items={MAS_TARDE} />;
export const MejorNunca = () => <Aparte id="nunca" title="Mejor nunca" items={NUNCA} />;

function Aparte({ id, title, items }: { id: string; title: string; items: Pair[] }) {
  return (
    <section
      aria-labelledby={id}
      className="mb-6 break-inside-avoid rounded-lg bg-band p-5 print:mb-3 print:bg-transparent print:p-0"
    >
      <h2 id={id} className="text-2xl print:text-base">
        {title}
      </h2>
      <ul className="mt-3 grid gap-3 print:mt-1 print:gap-1">
        {items.map(({ name, text }) => (
          <li key={name}>
            <span className="block font-semibold leading-snug">{name}</span>
            <span className="block text-sm text-soft print:text-xs">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
