import type { ReactNode } from "react";
import { formatNumber } from "~/ui/text/format-number";
import type { FichaMostrada } from "~nouns/ficha/ficha";
import { ladosDe, type Pedida } from "./juzgar";

/** Drawings measure in centimetres. In a boot the longest side lies across, the shortest up. */
const ASCENSOR = { ancho: 80, alto: 200 };
const MALETERO = { ancho: 100, alto: 50 };
const AIRE = 20;

type Medidas = { ancho: number; alto: number; largo: number; grueso: number };

export function medidasDe(
  ficha: readonly Pick<FichaMostrada[number], "casa" | "valor">[],
): Medidas | undefined {
  const valorDe = (papel: string) => Number(ficha.find(({ casa }) => casa === papel)?.valor);
  const lados = ladosDe(ficha.find(({ casa }) => casa === "maletero")?.valor);
  const [largo, grueso] = [Math.max(...lados), Math.min(...lados)];
  const medidas = { ancho: valorDe("puerta"), alto: valorDe("alto"), largo, grueso };
  const isKnown = lados.length > 1 && Object.values(medidas).every((each) => each > 0);
  return isKnown ? medidas : undefined;
}

interface AEscalaProps {
  medidas: Medidas;
  juntas?: readonly Medidas[];
  pedidas?: readonly Pedida[];
  children?: ReactNode;
}

export function AEscala({ medidas, juntas = [medidas], pedidas = [], children }: AEscalaProps) {
  const [puerta, maletero] = huecosDe(pedidas);
  const { ancho, alto, largo, grueso } = medidas;
  const izquierda = Math.max(puerta, ...juntas.map((each) => each.ancho));
  const derecha = Math.max(maletero, ...juntas.map((each) => each.largo));
  const suelo = Math.max(ASCENSOR.alto, ...juntas.flatMap((each) => [each.alto, each.grueso]));
  const enMedio = izquierda / 2;
  const alLado = izquierda + AIRE + derecha / 2;
  const box = (centre: number, width: number, height: number) => {
    const x = centre - width / 2;
    return { x, y: suelo - height, width, height };
  };
  return (
    <figure className="grid grid-cols-1 gap-3 text-brand">
      <svg
        viewBox={`-1 -1 ${izquierda + AIRE + derecha + 2} ${suelo + 2}`}
        aria-hidden="true"
        className="w-full max-w-64"
        fill="currentColor"
      >
        <g fill="none" stroke="currentColor" strokeWidth={1.5} opacity={0.6}>
          <rect {...box(enMedio, puerta, ASCENSOR.alto)} />
          <rect {...box(alLado, maletero, MALETERO.alto)} rx={4} />
        </g>
        <rect {...box(enMedio, ancho, alto)} rx={6} />
        <rect {...box(alLado, largo, grueso)} rx={3} />
      </svg>
      <figcaption className="text-sm text-soft">
        Abierto, {sayLados(ancho, alto)}; plegado, {sayLados(largo, grueso)}. {children}
      </figcaption>
    </figure>
  );
}

function huecosDe(pedidas: readonly Pedida[]) {
  const ask = (asked: Pedida["name"]) => pedidas.find(({ name }) => name === asked)?.numero;
  return [ask("puerta") ?? ASCENSOR.ancho, ask("maletero") ?? MALETERO.ancho] as const;
}

const sayLados = (...lados: number[]) => `${lados.map(formatNumber).join("\u00a0×\u00a0")}\u00a0cm`;

export function sayEscala(pedidas: readonly Pedida[] = []): string {
  const [puerta, maletero] = huecosDe(pedidas);
  const [door, boot] = [sayLados(puerta, ASCENSOR.alto), sayLados(maletero, MALETERO.alto)];
  return `A escala, ante una puerta de ${door} y en un maletero de ${boot}.`;
}
