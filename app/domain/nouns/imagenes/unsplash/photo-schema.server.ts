import { z } from "zod";
import { SOFTWARE } from "~/site/marca";
import { beginningOf, toSlug } from "~base/texto";
import { ALT_MAX_LENGTH } from "~nouns/imagenes/rules/imagen-schema.server";

const IMAGE_HOST = "images.unsplash.com";
const MAX_URL = 2_000;

const imageUrl = z.string().max(MAX_URL).refine(isImageHost);

const photoSchema = z.object({
  id: z.string().min(1).max(60),
  alt_description: z.string().nullish(),
  urls: z.object({ regular: imageUrl, small: imageUrl }),
  links: z.object({ download_location: z.url().max(MAX_URL) }),
  user: z.object({ name: z.string().min(1).max(200), username: z.string().min(1).max(100) }),
});

const answerSchema = z.object({ results: z.array(z.unknown()) });

function isImageHost(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isPlain = url.username === "" && url.password === "" && url.port === "";
  return url.protocol === "https:" && url.hostname === IMAGE_HOST && isPlain && url.href === text;
}

export type UnsplashPhoto = NonNullable<ReturnType<typeof parsePhoto>>;

export function parseAnswer(answer: unknown, apiOrigin: string, max: number) {
  const { data } = answerSchema.safeParse(answer);
  return data?.results.flatMap((result) => parsePhoto(result, apiOrigin) ?? []).slice(0, max);
}

function parsePhoto(result: unknown, apiOrigin: string) {
  const { data } = photoSchema.safeParse(result);
  if (!data) return undefined;
  const download = data.links.download_location;
  if (new URL(download).origin !== apiOrigin) return undefined;
  const { urls, user } = data;
  return {
    id: data.id,
    // Unsplash's terms ask for its own addresses, which are 1080 and 400 pixels wide.
    regular: urls.regular,
    small: urls.small,
    alt: beginningOf(data.alt_description?.trim() ?? "", ALT_MAX_LENGTH),
    author: user.name,
    authorUrl: `https://unsplash.com/@${encodeURIComponent(user.username)}?${REFERRAL}`,
    download,
  };
}

/** Unsplash asks for these parameters on every link to it. */
const REFERRAL = new URLSearchParams({ utm_source: toSlug(SOFTWARE), utm_medium: "referral" });
