/** A photo among the results of a search, as far as we need it. */
export interface UnsplashPhoto {
  id: string;
  /** Addresses at images.unsplash.com, to be linked as they are: 1080 and 400 pixels wide. */
  regular: string;
  small: string;
  alt: string;
  author: string;
  /** The author's page. */
  authorUrl: string;
  /** To be asked once when the photo is chosen. */
  download: string;
}
