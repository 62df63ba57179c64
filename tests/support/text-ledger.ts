import type { Browser } from "./browser";
import { decoded } from "./decoded";

/**
 * Notes which texts of the specification appear on pages during the tests of a file, so that a last
 * test can name those that never did.
 */
export class TextLedger {
  readonly #missing: Set<string>;

  constructor(texts: readonly string[]) {
    this.#missing = new Set(texts);
  }

  /** Reads each page that this browser gets. */
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
      // Some texts stand in attributes, such as labels and placeholders.
      if (shown.includes(text) || source.includes(`"${text}"`)) this.#missing.delete(text);
    }
  }

  get missing(): string[] {
    return [...this.#missing];
  }
}
