import type { FichaMostrada } from "./ficha";

/** The words say all that the bars show. */
export function Criterios({ criterios }: { criterios: FichaMostrada }) {
  if (criterios.length === 0) return null;
  return (
    <section aria-labelledby="criterios">
      <h2 id="criterios" className="text-2xl">
        Nuestras notas
      </h2>
      <ul className="mt-2 grid gap-3">
        {criterios.map(({ id, nombre, valor, texto }) => (
          <li key={id}>
            <label htmlFor={id} className="text-sm">
              <span className="font-semibold">{nombre}:</span> {texto}
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
    </section>
  );
}
