export interface Direccion {
  path: string;
  /** Day or UTC ISO-8601 time; absent where it is unknown. */
  lastmod?: string;
  images?: string[];
}
