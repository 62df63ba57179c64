import { plainNumber } from "~/ui/text/format-number";
import { type Dato, nombreConUnidad, type Valor } from "./dato";
import { type Ficha, medidaOf } from "./ficha";
import { medicionText } from "./medicion";

export const campoOf = (id: string) => `dato_${id}`;
export const campoDeFuente = (id: string) => `fuente_${id}`;
export const campoDeMedicion = (id: string) => `medicion_${id}`;
export const isMedicionField = (name: string) => name.startsWith(campoDeMedicion(""));

const typedOf = (valor: Valor) =>
  typeof valor === "number" ? plainNumber(valor).replace(".", ",") : valor;

export function fichaTexts(datos: readonly Dato[], ficha: Ficha): Record<string, string> {
  return Object.fromEntries(
    datos.flatMap((dato) => {
      const { valor = "", fuente = "fabricante", medicion } = medidaOf(dato, ficha) ?? {};
      return [
        [campoOf(dato.id), typedOf(valor)],
        [campoDeFuente(dato.id), fuente],
        [campoDeMedicion(dato.id), medicionText(medicion)],
      ];
    }),
  );
}

export const fichaLabels = (datos: readonly Dato[]): Record<string, string> =>
  Object.fromEntries(
    datos.flatMap((dato) => [
      [campoOf(dato.id), nombreConUnidad(dato)],
      [campoDeFuente(dato.id), `De dónde sale: ${dato.nombre}`],
      [campoDeMedicion(dato.id), `Así lo medimos: ${dato.nombre}`],
    ]),
  );
