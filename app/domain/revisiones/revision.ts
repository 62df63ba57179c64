/** A kept version of an item. */
export interface Revision {
  version: number;
  createdAt: string;
  /** Who saved it; null when nobody signed in did. */
  author: string | null;
}
