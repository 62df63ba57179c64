import { Titled } from "~/ui/page/titled";
import { formatNumber } from "~/ui/text/format-number";
import { type FichaMostrada, mediaOf, sayPeso } from "./ficha";

/** If the editor's rating differs from the mean by more than this, the page says so. */
const APART = 0.1;

export function Criterios({ criterios, rating }: { criterios: FichaMostrada; rating: number }) {
  const media = mediaOf(criterios, ({ valor }) => String(valor));
  if (media === undefined) return null;
  const pesos = criterios.map(({ peso }) => peso ?? 1);
  const isApart = rating > 0 && Math.abs(media - rating) > APART + 1e-9;
  return (
    <Titled id="criterios" title="Nuestras notas">
      <ul className="mt-2 grid gap-3">
        {criterios.map(({ id, nombre, valor, texto, peso }) => (
          <li key={id}>
            <label htmlFor={id} className="text-sm">
              <span className="font-semibold">{nombre}:</span>{" "}
              {[texto, sayPeso(peso ?? 1, pesos)].filter(Boolean).join(" · ")}
            </label>
            <meter
              id={id}
              min={0}
              max={5}
              value={Number(valor)}
              className="share mt-1 block w-full"
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">
        {`La media, según lo que cuenta cada una, es ${formatNumber(Number(media.toFixed(1)))}. `}
        {isApart && `Nuestra nota, ${formatNumber(rating)}, se aparta de esa media.`}
      </p>
    </Titled>
  );
}
