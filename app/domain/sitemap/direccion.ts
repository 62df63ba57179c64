/** A page that search engines may list. */
export interface Direccion {
  path: string;
  /** Day or UTC ISO-8601 time of the last change of what it shows; absent where nobody knows it. */
  lastmod?: string;
  /** Absolute addresses of its pictures. */
  images?: string[];
}
