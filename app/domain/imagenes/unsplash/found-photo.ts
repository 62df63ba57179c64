/** `value` goes back with the form. */
export interface FoundPhoto {
  id: string;
  small: string;
  alt: string;
  author: string;
  authorUrl: string;
  value: string;
}

export type PhotoSearch =
  | { state: "off" | "idle" | "empty" | "failed" | "limited" }
  | { state: "found"; photos: FoundPhoto[] };
