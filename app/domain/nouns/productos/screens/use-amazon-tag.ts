import { useSite } from "~/http/page/site-data";
import { useMenu } from "~nouns/categorias/screens/use-categorias";
import { paysAt, taggedUrl } from "~nouns/productos/rules/amazon";

/** The owner gives the tag of articles under this name, beside slugs of categories. */
const CONSEJOS = "consejos";

/** Takes the tag of articles on their pages, else that of the main category, else the site's. */
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

/** A link to Amazon is paid where it has a tag; the demo has none, and shows what one looks like. */
export function useAmazonLink(category?: string) {
  const tag = useAmazonTag(category);
  return { tag, isPaid: useSite().isDemo || tag !== null };
}

/** Finds how a link in a text is drawn. @returns a function of the address, and whether its author said that it pays */
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
