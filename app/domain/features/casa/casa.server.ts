import { clearHostCookie, readHostCookie, writeHostCookie } from "~/http/cookies/cookies.server";
import { getAjustes } from "~nouns/ajustes/ajustes.server";
import { type Medida, TODAS } from "~nouns/ajustes/medidas";
import { formatValor } from "~nouns/ficha/dato";
import type { FichaMostrada } from "~nouns/ficha/ficha";
import { readNumber } from "~nouns/ficha/read-number";
import { type Juicio, juzgar } from "./juzgar";

const MAX = 999;

function leerCampo({ kilos, hint: rango, ...medida }: Medida, typed: string) {
  const { name, nombre, unidad } = medida;
  const isChoice = name === "isofix";
  const least = name === "meses" ? 0 : 1;
  const read = isChoice ? /^(si|no)$/.exec(typed)?.[0] : readNumber(typed, unidad);
  const numero = isChoice ? Number(read === "si") : Number(read?.replace(",", "."));
  const elegido = read && (isChoice || (numero >= least && numero <= MAX)) ? read : "";
  const said = isChoice ? read : formatValor({ tipo: "numero", unidad }, numero);
  const campo = { ...medida, rango, elegido, escrito: elegido || typed };
  return {
    ...campo,
    numero: name === "pisos" ? (kilos[Math.min(Math.ceil(numero), kilos.length) - 1] ?? 0) : numero,
    dicho: elegido && `${nombre}: ${said}`,
    problema: typed && !elegido ? `Escribe un número, de ${least} a ${MAX}` : undefined,
  };
}

type Respondible = { id: string; ficha: readonly Pick<FichaMostrada[number], "casa" | "valor">[] };

/** @param recordadas remembered measures, which fill the fields if the address has none */
export async function leerCasa(
  query: URLSearchParams,
  productos: readonly Respondible[],
  recordadas?: URLSearchParams,
) {
  const ajustes = await getAjustes();
  const asked = ajustes.casa.filter(({ name }) =>
    productos.some(({ ficha }) =>
      ficha.some(({ casa, valor }) => valor !== null && casa?.split("_")[0] === name),
    ),
  );
  const campos = asked.map((each) => leerCampo(each, query.get(each.name)?.trim() ?? ""));
  const pedidas = campos.filter(({ elegido }) => elegido);
  const isBlank = campos.every(({ escrito }) => !escrito);
  const judge = ({ id, ficha }: Respondible) => [
    id,
    juzgar(pedidas, (papel) => ficha.find(({ casa }) => casa === papel)?.valor),
  ];
  const isAsked = pedidas.length > 0;
  const elegidos = Object.fromEntries(pedidas.map(({ name, elegido }) => [name, elegido]));
  return {
    isAsked,
    elegidos,
    isRecordada:
      recordadas !== undefined &&
      pedidas.every(({ name, elegido }) => recordadas.get(name) === elegido),
    campos: campos.map((campo) =>
      isBlank ? { ...campo, escrito: recordadas?.get(campo.name) ?? "" } : campo,
    ),
    juicios: Object.fromEntries(isAsked ? productos.map(judge) : []) as Record<string, Juicio>,
    isSpelled: TODAS.every((name) => (query.get(name) ?? "") === (elegidos[name] ?? "")),
  };
}

export type Casa = Awaited<ReturnType<typeof leerCasa>>;

export const MEDIDAS_COOKIE = { name: "medidas", maxAge: 365 * 24 * 60 * 60 };

export function recordadasDe(request: Request): URLSearchParams | undefined {
  const cookie = readHostCookie(request, MEDIDAS_COOKIE);
  return cookie ? new URLSearchParams(cookie) : undefined;
}

/** @param address of the page whose measures are remembered, together with the earlier ones */
export async function recordar(request: Request, address: string): Promise<string> {
  const query = new URL(address, "http://aqui").searchParams;
  const before = recordadasDe(request);
  const { casa } = await getAjustes();
  const campos = casa.map((medida) =>
    leerCampo(medida, query.get(medida.name) ?? before?.get(medida.name) ?? ""),
  );
  const pairs = campos.filter(({ elegido }) => elegido).map(({ name, elegido }) => [name, elegido]);
  return writeHostCookie(MEDIDAS_COOKIE, new URLSearchParams(pairs).toString());
}

export const olvidar = () => clearHostCookie(MEDIDAS_COOKIE);
