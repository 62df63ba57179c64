export interface SitemapEntry {
  path: string;
  /** Day or UTC ISO-8601 time; absent where it is unknown. */
  lastmod?: string;
  /** Absolute, as it may be on another site. */
  image?: string;
}
