import type { ReactNode } from "react";
import { useSite } from "~/http/page/site-data";
import { paths } from "~/site/paths";
import { Icon } from "~/ui/picture/icon";
import { madridDay } from "~base/fechas";
import { useCategorias, useMenu } from "~nouns/categorias/screens/use-categorias";
import { AMAZON_SENTENCE } from "~nouns/productos/rules/amazon";
import { Logo } from "./logo";

/** The footer's links on the demo, as the specification describes them. */
const DEMO = [
  { slug: "cochecitos-sillas", label: "Cochecitos" },
  { slug: "sillas-coche", label: "Sillas de Coche" },
  { slug: "alimentacion", label: "Alimentación" },
];

const LISTA = { href: paths.listaRecienNacido(), label: "Lista para el recién nacido" };

const LEGAL = [
  { href: paths.politicaPrivacidad(), label: "Política de privacidad" },
  { href: paths.politicaCookies(), label: "Política de cookies" },
  { href: paths.avisoLegal(), label: "Aviso legal" },
  { href: paths.comoOrdenamos(), label: "Cómo ordenamos" },
];

export function SiteFooter() {
  const site = useSite();
  const { isDemo, ingresos, siteName, consejos, lema, pie, hasLista, now, contactEmail, social } =
    site;
  const { paginas, legal } = site;
  const isBuilt = ({ href }: { href: string }) => paginas.every((own) => own.href !== href);
  const demo = usePresent(DEMO);
  const menu = useMenu().slice(0, DEMO.length);
  const categorias = isDemo ? demo : menu.map(({ slug, nombre }) => ({ slug, label: nombre }));
  return (
    <footer id="pie" className="no-print bg-brand-strong text-on-brand-soft">
      <div className="wrap flex flex-wrap gap-x-7 py-4 md:grid md:grid-cols-2 md:gap-x-6 md:gap-y-10 md:py-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="mb-2 w-full md:max-w-sm">
          <Logo onDark />
          <p className="mt-2 text-sm wrap-anywhere">
            {lema && (/[.!?…]$/.test(lema) ? lema : `${lema}.`)} {pie}
          </p>
        </div>
        <FooterList
          title="Explora"
          links={[
            ...categorias.map(({ slug, label }) => ({ href: paths.categoria(slug), label })),
            { href: paths.consejos(), label: consejos },
            ...(hasLista ? [LISTA] : []),
          ]}
        />
        <FooterList
          title={siteName}
          links={[
            { href: paths.sobreNosotros(), label: "Sobre nosotros" },
            { href: paths.contacto(), label: "Contacto" },
            ...paginas,
            ...(contactEmail ? [{ href: `mailto:${contactEmail}`, label: contactEmail }] : []),
            ...social,
          ]}
        />
        <FooterList title="Legal" links={[...LEGAL, ...legal].filter(isBuilt)} isFolded={false}>
          <LightModeForm />
        </FooterList>
      </div>
      <div className="border-t border-[#fff3]">
        <div className="wrap grid gap-3 py-4 text-xs">
          {ingresos && (
            <p className="max-w-176">
              {AMAZON_SENTENCE}. Es decir: si compras después de pulsar en uno de nuestros enlaces,
              la tienda nos paga una comisión, sin coste adicional para ti.
              {isDemo && " Este es un catálogo de ejemplo: sus productos son inventados."}
            </p>
          )}
          <p>
            © {madridDay(now).slice(0, 4)} {siteName}. Todos los derechos reservados.
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Keeps all links if the categories could not be read. */
function usePresent<Link extends { slug: string }>(links: readonly Link[]): Link[] {
  const categorias = useCategorias();
  if ("failed" in categorias) return [...links];
  const all = categorias.data.flatMap((principal) => [principal, ...principal.subcategorias]);
  const present = new Set(all.flatMap(({ slug, antiguos }) => [slug, ...antiguos]));
  return links.filter(({ slug }) => present.has(slug));
}

interface FooterListProps {
  title: string;
  links: { href: string; label: string }[];
  /** Folds the list on telephones, except the legal links, which must stay visible. */
  isFolded?: boolean;
  children?: ReactNode;
}

function FooterList({ title, links, isFolded = true, children }: FooterListProps) {
  const list = (
    <ul className={isFolded ? "max-md:pb-4" : "flex w-full flex-wrap gap-x-7 md:grid"}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
  return (
    <nav aria-label={title} className="max-md:contents">
      {!isFolded && <h2 className="max-md:hidden">{title}</h2>}
      {isFolded ? (
        <details className="open-when-wide min-w-0 open:w-full">
          <summary>
            <h2>{title}</h2>
            <Icon name="flecha" className="size-4 rotate-90" />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </nav>
  );
}

function LightModeForm() {
  const { light, here } = useSite();
  return (
    <form method="post" action={paths.preferencias()}>
      {here !== paths.nowhere() && <input type="hidden" name="volver" value={here} />}
      <button type="submit" name="intent" value={light ? "completo" : "ligero"}>
        {light ? "Volver al modo completo" : "Modo ligero"}
      </button>
    </form>
  );
}
