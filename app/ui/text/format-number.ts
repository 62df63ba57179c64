const NUMBER = new Intl.NumberFormat("es-ES", { useGrouping: "always" });

/** `5.000` */
export const formatNumber = (value: number): string => NUMBER.format(value);

/** `1 fila`, `5.000 filas` */
export const formatCount = (value: number, one: string, many: string): string =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

/** Files and forms never say `1e-7`. */
export function plainNumber(value: number): string {
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
}
