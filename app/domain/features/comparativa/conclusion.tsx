import { paths } from "~/site/paths";
import { TallLink } from "~/ui/page/link";
import { Titled } from "~/ui/page/titled";
import { ConCifras } from "~nouns/productos/screens/precio";
import type { Premio } from "./premios";

export function Conclusion({ premios }: { premios: Premio[] }) {
  return (
    <Titled id="conclusion" title="Conclusión" className="mb-8">
      <p className="no-print mt-2 text-sm text-soft">
        Los puestos salen de los datos de estos productos.{" "}
        <TallLink href={paths.comoOrdenamos("comparativas")}>Cómo ordenamos</TallLink>
      </p>
      <ul className="cards mt-3 md:grid-cols-3">
        {premios.map(({ slot, ganadores, razon, desde }) => (
          <li key={slot} className="rounded-lg border border-line bg-band px-4 py-3">
            <h3 className="font-sans text-sm font-semibold text-soft">{slot}</h3>
            {ganadores.map(({ slug, title }) => (
              <p key={slug} className="mt-1 text-lg font-semibold">
                <a href={paths.producto(slug)} className="hover:text-brand hover:underline">
                  {title}
                </a>
              </p>
            ))}
            <p className="mt-1 text-soft">
              <ConCifras texto={razon} desde={desde} />
              {ganadores.length > 0 && "."}
            </p>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
