import { expect, it } from "vitest";
import { siteJsonLd } from "~/layout/site-json-ld";

it("names the publication and the site, with other places only where there are some", () => {
  const site = { origin: "https://www.ejemplo.es", siteName: "Mimbre", social: [], marks: {} };
  const [organization, website] = siteJsonLd(site)["@graph"];
  expect(JSON.parse(JSON.stringify(organization))).toEqual({
    "@type": "Organization",
    "@id": "https://www.ejemplo.es/#organizacion",
    name: "Mimbre",
    url: "https://www.ejemplo.es/",
    logo: "https://www.ejemplo.es/icon-512.png",
  });
  expect(website).toMatchObject({ "@type": "WebSite", name: "Mimbre" });

  const social = [{ href: "https://red.ejemplo/mimbre", label: "Red" }];
  expect(siteJsonLd({ ...site, social })["@graph"][0]).toMatchObject({
    sameAs: ["https://red.ejemplo/mimbre"],
  });
});
