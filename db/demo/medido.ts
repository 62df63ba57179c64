/** A value that the review says we measured; any other is the maker's. */
export const medido = (valor: number | string) => ({ medido: valor });
