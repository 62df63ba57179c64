export interface UnsplashPhoto {
  id: string;
  /** Linked as they are, as the terms ask: 1080 and 400 pixels wide. */
  regular: string;
  small: string;
  alt: string;
  author: string;
  authorUrl: string;
  /** Asked once, when the photo is chosen. */
  download: string;
}

export type FoundPhoto = Omit<UnsplashPhoto, "regular" | "download"> & { value: string };

export type PhotoSearch =
  | { state: "off" | "idle" | "empty" | "failed" | "limited" }
  | { state: "found"; photos: FoundPhoto[] };
