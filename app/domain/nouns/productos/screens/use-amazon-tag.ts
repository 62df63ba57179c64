import { useSite } from "~/http/page/site-data";
import { useMenu } from "~nouns/categorias/screens/use-categorias";
import { paysAt, taggedUrl } from "~nouns/productos/rules/amazon";

/** The key of the tag for articles; the other keys are slugs of categories. */
const CONSEJOS = "consejos";

/** Chooses the affiliate tag: on pages of articles theirs, else the category's, else the site's. */
function useAmazonTag(category?: string): string | null {
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

/** Links with a tag are paid; the demo has no tag but shows how paid links look. */
export function useAmazonLink(category?: string) {
  const tag = useAmazonTag(category);
  return { tag, isPaid: useSite().isDemo || tag !== null };
}

/** Decides how links in texts are drawn. @returns a function of a link and its paid mark */
export function useShopLinks() {
  const { isDemo, networks } = useSite();
  const tag = useAmazonTag();
  return ({ href, isPaid = false }: { href: string; isPaid?: boolean }) => {
    const amazon = taggedUrl(href, tag);
    const address = amazon ?? href;
    const isAd = isPaid || paysAt(address, networks) || (isDemo && amazon !== undefined);
    return { address, isAd, isShop: isAd || amazon !== undefined };
  };
}
