/** A value that the review says we measured; any other is the maker's. */
export const medido = (valor: number | string) => ({ medido: valor });

/** A fact whose values are scores of ours. */
export const criterio = (clave: string, nombre: string, peso: number) => ({
  ...{ clave, nombre, peso, unidad: "de 5", mejor: "mas" as const },
});
