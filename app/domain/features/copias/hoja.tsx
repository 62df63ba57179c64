import { Titled } from "~/ui/page/titled";
import type { Destination } from "~db/backup/destination.server";

const SECRET = "No está en esta hoja: apúntalo aparte, o crea otra clave en tu proveedor.";

/** Leaves the secret out, because the sheet is printed and anybody may find the paper. */
export function HojaDeRecuperacion({ order, ...place }: Destination & { order: string }) {
  const lines = {
    Dirección: place.base,
    Región: place.region ?? "ninguna",
    "Id de la clave": place.key,
    Secreto: SECRET,
  };
  return (
    <Titled
      id="hoja"
      title="Para recuperar el sitio"
      className="panel mt-6 grid max-w-3xl gap-4 p-6 md:p-8"
    >
      <p>Imprime esta hoja, o guárdala lejos del servidor.</p>
      <dl className="grid gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-[max-content_1fr]">
        {Object.entries(lines).map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>Instala el programa en una máquina nueva, sin crear un sitio.</li>
        <li>
          Da esta orden y contesta a lo que pregunta. Pone la última copia; con «/» y su nombre
          detrás, otra:
          <code className="mt-2 block select-all rounded-sm bg-band px-2 py-1 wrap-anywhere">
            {order}
          </code>
        </li>
        <li>
          Arranca el sitio. Las claves no van en la copia: cada persona entra con su contraseña y
          activa otra vez su verificación en dos pasos, y el almacén se pone de nuevo en Ajustes.
        </li>
      </ol>
    </Titled>
  );
}
