import { expect, it } from "vitest";
import { ContenidoView } from "~features/contenido-view/contenido";
import { readContenido } from "~features/contenido-view/contenido.server";
import { XSS } from "../../../fixtures/xss";
import { testDatabase } from "../../../support/database";
import { drawOnSite } from "../../../support/drawn";
import { seeded } from "../../../support/seeded";
import { insertCategorias, insertProductos } from "../../nouns/consejos/seed";

testDatabase(async () => {
  await insertCategorias("cunas");
  await insertProductos({ id: "cuna" }, { id: "silla" });
});

const TEXTS = 10_000;
const TEXTS_A_TEST = 1_000;
const TEXTS_A_DRAWING = 100;

const MARKS = [
  "## ",
  "### ",
  "#### ",
  "- ",
  "1. ",
  "> ",
  "::aviso ",
  "::descartado a | ",
  "",
  "",
  "",
  " ",
];
const PIECES = [
  ...["**", "*", "[", "](/consejos/a)", "](https://x.test/b)", "](javascript:x)", "_", "|", "\\"],
  ...["&lt;", "<", ">", '"', "`", "~~", "!", "(", ")", " ", " ", " ", "\u202e", "👶", "# ", "::"],
  ...XSS.flatMap((each) => each.split("\n")),
];
const WHOLE_LINES = [
  "::producto cuna",
  "::eleccion silla | Para casi todos",
  "| a | b |",
  "|---|---|",
  "",
];

function makeText(seed: number) {
  const { random, pick } = seeded(seed);
  const words: string[] = [];
  const word = () => {
    words.push(`palabra${words.length}x`);
    return words.at(-1);
  };
  const typed = () =>
    Array.from({ length: 1 + Math.floor(random() * 5) }, () => `${pick(PIECES)}${word()}`).join("");
  const lines = Array.from({ length: 1 + Math.floor(random() * 5) }, () =>
    random() < 0.3 ? pick(WHOLE_LINES) : `${pick(MARKS)}${typed()}`,
  );
  return { text: lines.join(pick(["\n", "\r\n"])), words };
}

/** The only tags, attributes and addresses that a drawn text may have. */
const TAGS =
  /^<\/?(h[2-4]|p|ul|ol|li|blockquote|table|thead|tbody|tr|t[hd]|dl|dt|dd|strong|em|a|main|section|article|div|span|small|figure|img)( [^>]*)?\/?>$/;
const ATTRIBUTES =
  /^(class|id|start|scope|role|tabindex|href|rel|target|ping|src|alt|width|height|loading|sizes|aria-[a-z]+)$/;
const HREF = /^(\/(?![/\\])|https:\/\/|#)/;

it.each(Array.from({ length: TEXTS / TEXTS_A_TEST }, (_, n) => n * TEXTS_A_TEST))(
  "random texts from number %i on lose no word, and nothing in them runs",
  async (start) => {
    for (let first = start; first < start + TEXTS_A_TEST; first += TEXTS_A_DRAWING) {
      const made = Array.from({ length: TEXTS_A_DRAWING }, (_, n) => makeText(first + n));
      const contenidos = await Promise.all(made.map(({ text }) => readContenido(text)));
      const html = await drawOnSite(
        <main>
          {contenidos.map((contenido, index) => (
            <section key={made[index]?.text} id={`texto-${index}`}>
              <ContenidoView contenido={contenido} />
            </section>
          ))}
        </main>,
      );
      const pages = html.split(/<section id="texto-\d+">/).slice(1);
      const lost = made.filter(({ words }, n) => words.some((word) => !pages[n]?.includes(word)));
      expect(lost).toEqual([]);
      // The drawing of a rating holds another drawing.
      const text = html.replace(/<svg (?:(?!<\/?svg).|<svg .*?<\/svg>)*<\/svg>/gs, "");
      const tags = text.match(/<[^>]*>/g) ?? [];
      expect(tags.filter((tag) => !TAGS.test(tag))).toEqual([]);
      const attributes = tags.flatMap((tag) => [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)]);
      const wrong = attributes.filter(
        ([, name = "", value = ""]) =>
          !ATTRIBUTES.test(name) || (name === "href" && !HREF.test(value)),
      );
      expect(wrong).toEqual([]);
    }
  },
);
