import type { SiteData } from "~/http/page/site-data";
import { paths } from "~/site/paths";

type Site = Pick<SiteData, "origin" | "siteName" | "social" | "marks">;

export function siteJsonLd({ origin, siteName, social, marks }: Site) {
  const url = origin + paths.home();
  const organization = {
    "@type": "Organization",
    "@id": `${url}#organizacion`,
    name: siteName,
    url,
    logo: origin + (marks.touchIcon ?? "/apple-touch-icon.png"),
    sameAs: social.length > 0 ? social.map(({ href }) => href) : undefined,
  };
  const website = {
    "@type": "WebSite",
    "@id": `${url}#sitio`,
    name: siteName,
    url,
    inLanguage: "es",
    publisher: { "@id": organization["@id"] },
  };
  return { "@context": "https://schema.org", "@graph": [organization, website] };
}
