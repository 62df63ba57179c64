import { Titled } from "~/ui/page/titled";
import type { FichaMostrada } from "~nouns/ficha/ficha";
import { AEscala, medidasDe, sayEscala } from "./dibujo";
import type { Pedida } from "./juzgar";

interface ComparadosProps {
  productos: readonly { id: string; title: string; ficha: FichaMostrada }[];
  pedidas: readonly Pedida[];
}

export function ComparadosAEscala({ productos, pedidas }: ComparadosProps) {
  const medidos = productos.map((each) => ({ ...each, medidas: medidasDe(each.ficha) }));
  const juntas = medidos.flatMap(({ medidas }) => medidas ?? []);
  if (juntas.length === 0) return null;
  return (
    <Titled id="a-escala" title="A escala" className="mt-10 break-inside-avoid">
      <p className="mt-1 text-sm text-soft">{sayEscala(pedidas)}</p>
      <ul className="mt-4 grid grid-cols-3 gap-4 wrap-anywhere">
        {medidos.map(({ id, title, medidas }) => (
          <li key={id}>
            <h3 className="mb-3 font-sans text-sm font-semibold">{title}</h3>
            {medidas && <AEscala medidas={medidas} juntas={juntas} pedidas={pedidas} />}
            {!medidas && <p className="text-sm text-soft">Sin dibujo: le faltan medidas.</p>}
          </li>
        ))}
      </ul>
    </Titled>
  );
}
