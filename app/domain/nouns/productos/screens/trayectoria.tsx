import { formatCount } from "~/ui/text/format-number";
import { formatLong } from "~base/fechas";
import { type Giro, giroText, nameOfGiro, type Trayectoria } from "../rules/trayectoria";

export function ComoHaCambiado({ trayectoria }: { trayectoria?: Trayectoria }) {
  if (!trayectoria) return null;
  const { desde, giros } = trayectoria;
  const veces = new Set(giros.map(({ version }) => version)).size;
  return (
    <details className="text-sm text-soft">
      <summary className="py-1 underline">
        Cómo ha cambiado ({formatCount(veces, "vez", "veces")})
      </summary>
      <p className="mt-1">
        Lo que hemos cambiado de nuestra opinión y de su venta desde el {formatLong(desde)}.
      </p>
      <ul className="mt-2 grid gap-2">
        {giros.map((giro) => (
          <li key={nameOfGiro(giro)}>
            <time dateTime={giro.dia} className="font-semibold">
              {formatLong(giro.dia)}
            </time>
            . <GiroText giro={giro} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function GiroText({ giro }: { giro: Giro }) {
  if (giro.oculto) return <>Hemos ocultado este cambio: {giro.oculto}</>;
  return (
    <>
      {giroText(giro)}.{giro.motivo && ` ${giro.motivo}`}
    </>
  );
}
