/** As in the query; the table with all rows has none. */
export interface Vista {
  vista?: "tarjetas" | undefined;
  diferencias?: "1" | undefined;
}

export const parseVista = (query: URLSearchParams): Vista => ({
  vista: query.get("vista") === "tarjetas" ? "tarjetas" : undefined,
  diferencias: query.get("diferencias") === "1" ? "1" : undefined,
});
