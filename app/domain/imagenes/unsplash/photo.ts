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
