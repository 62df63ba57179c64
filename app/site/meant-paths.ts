import { paths } from "./paths";

/** Addresses that people guess or know from other sites, with the page that they mean. */
const GUESSES: readonly (readonly [href: string, guesses: string])[] = [
  [paths.home(), "inicio home portada index.html index.php"],
  [
    paths.categorias(),
    "productos producto tienda catalogo resenas resena reviews review analisis opiniones",
  ],
  [paths.comparativas(), "comparativa comparacion comparaciones comparador compara"],
  [paths.consejos(), "consejo blog articulos articulo guias guia noticias"],
  [paths.sobreNosotros(), "nosotros quienes-somos sobre sobre-mi acerca-de about about-us"],
  [paths.contacto(), "contactar contactanos contact contacta"],
  [paths.buscar(), "busqueda buscador search"],
  [paths.politicaPrivacidad(), "privacidad politica-de-privacidad privacy privacy-policy"],
  [paths.politicaCookies(), "cookies politica-de-cookies"],
  [paths.avisoLegal(), "legal terminos condiciones terminos-y-condiciones"],
  [paths.feed(), "feed rss rss.xml atom.xml"],
  [paths.auth(), "login entrar acceso"],
];

const MEANT = new Map(
  GUESSES.flatMap(([href, guesses]) => guesses.split(" ").map((guess) => [`/${guess}`, href])),
);

/** Names that other sites use for the folders of products, categories and articles. */
const FOLDERS: readonly (readonly [names: RegExp, pathOf: (slug: string) => string])[] = [
  [/^\/(?:productos|resenas|resena|reviews|review)\/([a-z0-9-]+)$/, paths.producto],
  [/^\/categorias\/([a-z0-9-]+)$/, paths.categoria],
  [/^\/(?:consejo|blog|articulos|articulo|guias|guia)\/([a-z0-9-]+)$/, paths.consejo],
  [/^\/autor\/([a-z0-9-]+)$/, paths.autor],
];

export function meantBy(path: string): string | undefined {
  const plain = path.toLowerCase().replace(/(?<!^)\/$/, "");
  const meant = MEANT.get(plain);
  if (meant) return meant;
  for (const [names, pathOf] of FOLDERS) {
    const [, slug] = names.exec(plain) ?? [];
    if (slug) return pathOf(slug);
  }
}
