const NUMBER = new Intl.NumberFormat("es-ES", { useGrouping: "always" });

/** A whole number as people read it: `5.000`. */
export const formatNumber = (value: number): string => NUMBER.format(value);

/** How many of something: `1 fila`, `5.000 filas`. */
export const formatCount = (value: number, one: string, many: string): string =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;
