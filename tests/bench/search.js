import { compareSizes } from "./growth.js";

/** Searches on a small and a large site, each drawn for every request. */

const SIZES = [
  { products: 1_000, consejos: 300 },
  { products: 100_000, consejos: 10_000 },
];

const PATHS = {
  "two words": "/buscar?q=carrito+ligero",
  "a word that stands in every text": "/buscar?q=ficha",
  "a synonym": "/buscar?q=carriola",
  "a typing error": "/buscar?q=trtona",
  "some of the words": "/buscar?q=trona+submarino",
  nothing: "/buscar?q=submarino",
  suggestions: "/buscar/sugerencias?q=carrito+li",
  "suggestions, two letters": "/buscar/sugerencias?q=ca",
  "articles, two words": "/consejos?q=dormir+mejor",
};

/** @param {{ rounds: number, seconds: number, say: (text: string) => void }} options */
export const measureSearch = (options) => compareSizes({ sizes: SIZES, paths: PATHS }, options);
