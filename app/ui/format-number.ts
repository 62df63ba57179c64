const NUMBER = new Intl.NumberFormat("es-ES", { useGrouping: "always" });

/** A whole number as people read it: `5.000`. */
export const formatNumber = (value: number): string => NUMBER.format(value);
