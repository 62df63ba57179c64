import { useMenu } from "~/domain/categorias/screens/use-categorias";
import { useSite } from "~/http/page/site-data";

/** Under this name the owner's tags by section hold the one of articles. */
const CONSEJOS = "consejos";

/** The tag of an article's links, else of the main category, else of the site. */
export function useAmazonTag(category?: string): string | null {
  const { amazonTag, amazonTags, here } = useSite();
  const menu = useMenu();
  if (here.startsWith("/consejos/") && amazonTags[CONSEJOS]) return amazonTags[CONSEJOS];
  const main = menu.find(
    ({ slug, subcategorias }) =>
      slug === category || subcategorias.some((each) => each.slug === category),
  );
  const named = [main?.slug ?? "", ...(main?.antiguos ?? [])];
  const own = named.find((slug) => Object.hasOwn(amazonTags, slug));
  return (own && amazonTags[own]) ?? amazonTag;
}
