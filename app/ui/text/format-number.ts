const NUMBER = new Intl.NumberFormat("es-ES", { useGrouping: "always" });

export const formatNumber = (value: number): string => NUMBER.format(value);

const EUROS = new Intl.NumberFormat("es-ES", { useGrouping: "always", minimumFractionDigits: 2 });

export const formatEuros = (euros: number): string => `${EUROS.format(euros)}\u00a0€`;

export const formatCount = (value: number, one: string, many: string): string =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

export function plainNumber(value: number): string {
  const text = String(value);
  // recheck: a number, so some 42 characters
  return text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
}

export const formatMegabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString("es-ES", { maximumFractionDigits: 1 })} MB`;
