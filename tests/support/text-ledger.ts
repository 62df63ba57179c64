import type { Browser } from "./browser";
import { decoded } from "./decoded";

/**
 * Notes which of the texts that people are promised stand on the pages that the tests of a file get,
 * so that a last test can name those that none of them brought about.
 */
export class TextLedger {
  readonly #missing: Set<string>;

  constructor(texts: readonly string[]) {
    this.#missing = new Set(texts);
  }

  /** Reads along what a browser gets. */
  follow(browser: Browser): void {
    browser.onPage = (html) => this.read(html);
  }

  /** @param html a page, or a part of one */
  read(html: string): void {
    const source = decoded(html);
    const shown = source
      .replace(/<script.*?<\/script>/gs, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ");
    for (const text of this.#missing) {
      // Some stand in attributes: labels, placeholders.
      if (shown.includes(text) || source.includes(`"${text}"`)) this.#missing.delete(text);
    }
  }

  get missing(): string[] {
    return [...this.#missing];
  }
}
