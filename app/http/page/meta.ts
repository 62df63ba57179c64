import { isRouteErrorResponse, type MetaDescriptor, type MetaFunction } from "@remix-run/react";
import type { SiteData } from "~/http/page/site-data";
import { BEYOND_TITLE, isLastPage } from "~/http/results/last-page";
import { CONSEJOS, SITE_NAME } from "~/site/marca";
import { paths } from "~/site/paths";

interface PageMeta {
  title: string;
  description?: string;
  canonical?: string;
  image?: string;
  type?: "website" | "article";
  noindex?: boolean;
  feed?: { title: string; href: string } | true;
}

export const FAILED_TITLE = "Ahora no podemos mostrar esta página";

type MetaArgs = { matches: readonly { id: string; data?: unknown }[]; error?: unknown };

const siteOf = (matches: MetaArgs["matches"]) =>
  matches.find(({ id }) => id === "root")?.data as SiteData | undefined;

export const consejosOf = ({ matches }: MetaArgs) => siteOf(matches)?.consejos ?? CONSEJOS;

export const siteNameOf = ({ matches }: MetaArgs) => siteOf(matches)?.siteName ?? SITE_NAME;

export function pageMeta({ matches }: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const site = siteOf(matches);
  const siteName = site?.siteName ?? SITE_NAME;
  const description = page.description ?? site?.lema;
  const named = page.title.includes(siteName) ? page.title : `${page.title} · ${siteName}`;
  const title = site?.isFormRefused ? `Error: ${named}` : named;
  const absolute = (path: string) => `${site?.origin ?? ""}${path}`;
  const tags: MetaDescriptor[] = [
    { title },
    { property: "og:title", content: page.title },
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: "es_ES" },
    { property: "og:type", content: page.type === "article" ? "article" : "website" },
  ];
  const image = page.image ?? site?.marks.share;
  if (image) {
    tags.push({ property: "og:image", content: absolute(image) });
    tags.push({ name: "twitter:card", content: "summary_large_image" });
  }
  if (description) {
    tags.push({ name: "description", content: description });
    tags.push({ property: "og:description", content: description });
  }
  if (page.canonical) {
    tags.push({ tagName: "link", rel: "canonical", href: absolute(page.canonical) });
    tags.push({ property: "og:url", content: absolute(page.canonical) });
  }
  if (page.feed) {
    const ofConsejos = { title: `Consejos de ${siteName}`, href: paths.feed() };
    const { title, href } = page.feed === true ? ofConsejos : page.feed;
    const type = "application/atom+xml";
    tags.push({ tagName: "link", rel: "alternate", type, title, href: absolute(href) });
  }
  if (page.noindex) tags.push({ name: "robots", content: "noindex, follow" });
  return tags;
}

export const fixedMeta =
  (page: PageMeta): MetaFunction =>
  (args) =>
    pageMeta(args, page);

export const privateMeta = (title: string) => fixedMeta({ title, noindex: true });

export function problemMeta(args: MetaArgs, missingTitle: string): MetaDescriptor[] {
  const { error } = args;
  return pageMeta(args, { title: problemTitle(error) ?? missingTitle, noindex: true });
}

function problemTitle(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  if (error.status === 503) return FAILED_TITLE;
  return isLastPage(error.data) ? BEYOND_TITLE : undefined;
}
