import type { SiteData } from "~/http/page/site-data";
import { paths } from "~/site/paths";

type Site = Pick<SiteData, "origin" | "siteName" | "social" | "marks">;

export function siteJsonLd({ origin, siteName, social, marks }: Site) {
  const url = origin + paths.home();
  const profiles = social.flatMap(({ href, label }) => (label === "Boletín" ? [] : href));
  const organization = {
    "@type": "Organization",
    "@id": `${url}#organizacion`,
    name: siteName,
    url,
    logo: origin + (marks.largeIcon ?? "/icon-512.png"),
    sameAs: profiles.length > 0 ? profiles : undefined,
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
