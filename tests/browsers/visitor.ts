import { expect } from "@playwright/test";
import { Key, type WebDriver, type WebElement } from "selenium-webdriver";

export type Name = string | RegExp;

const LINK = "a[href]";
const BUTTON = "button, summary, [role=button], input[type=submit]";
const FIELD = "input:not([type=hidden]), select, textarea";

const PATIENCE = { timeout: 30_000, intervals: [50, 100, 200] };

/** Runs in the page, even without script: finds the first visible element with this name. */
function findNamed(selector: string, source: string, isPattern: boolean): Element | undefined {
  const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const hasName = (text: string) => (isPattern ? new RegExp(source).test(text) : text === source);
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const drawing of copy.querySelectorAll("[aria-hidden=true]")) drawing.remove();
    return tidy(copy.textContent);
  };
  const namesOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const label = element.getAttribute("aria-label");
    if (label) return [tidy(label)];
    return labels?.length ? [...labels].map(textOf) : [textOf(element)];
  };
  const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const found = [...scope.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && namesOf(element).some(hasName),
  );
  // In the middle no sticky bar covers the element; a smooth scroll would not be awaited.
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found;
}

/** A person at a browser, who finds things by their names and waits for what loads. */
export class Visitor {
  constructor(
    readonly driver: WebDriver,
    readonly origin: string,
    readonly isScripted: boolean,
  ) {}

  /** Waits for the new page, because WebKit's driver may return while another is still loading. */
  async open(address: string): Promise<void> {
    const since = await this.run(() => performance.timeOrigin + performance.now()).catch(() => 0);
    await this.driver.get(this.origin + address);
    const isNew = (before: number) =>
      performance.timeOrigin > before - 2 && document.readyState === "complete";
    await expect.poll(() => this.run(isNew, since).catch(() => false), PATIENCE).toBe(true);
  }

  follow(link: Name): Promise<void> {
    return this.#act(LINK, link, (element) => element.click());
  }

  /** Presses a button, or the line that unfolds something. */
  press(button: Name): Promise<void> {
    return this.#act(BUTTON, button, (element) => element.click());
  }

  /** Ticks a box, or chooses a radio button. */
  tick(box: Name): Promise<void> {
    return this.#act(FIELD, box, (element) => element.click());
  }

  fill(field: Name, text: string): Promise<void> {
    return this.#act(FIELD, field, async (element) => {
      await element.clear();
      // Some drivers leave line breaks out of a text, but never a pressed Enter.
      await element.sendKeys(text.replaceAll("\n", Key.ENTER));
    });
  }

  /** Types more into a field; keys may be those of selenium's `Key`. */
  type(field: Name, ...keys: string[]): Promise<void> {
    return this.#act(FIELD, field, (element) => element.sendKeys(...keys));
  }

  attach(field: Name, file: string): Promise<void> {
    return this.type(field, file);
  }

  choose(field: Name, option: string): Promise<void> {
    return this.#act(FIELD, field, async (element) => {
      const find = (select: HTMLSelectElement, text: string) =>
        [...select.options].find(({ label }) => label.includes(text));
      await ((await this.run(find, element as never, option)) as unknown as WebElement).click();
    });
  }

  back(): Promise<void> {
    return this.driver.navigate().back();
  }

  forward(): Promise<void> {
    return this.driver.navigate().forward();
  }

  /** Marks the page, to tell later if the browser kept it in memory or loaded it again. */
  mark(): Promise<void> {
    return this.run(() => document.documentElement.setAttribute("data-mark", ""));
  }

  isMarked(): Promise<boolean> {
    return this.run(() => document.documentElement.hasAttribute("data-mark"));
  }

  async sees(text: Name): Promise<void> {
    await expect.poll(() => this.#text(), PATIENCE).toMatch(asPattern(text));
  }

  async seesNot(text: Name): Promise<void> {
    const isWithout = async () => {
      const shown = await this.#text();
      return shown !== "" && !asPattern(text).test(shown);
    };
    await expect.poll(isWithout, PATIENCE).toBe(true);
  }

  async isAt(address: Name, timeout = PATIENCE.timeout): Promise<void> {
    const here = async () => (await this.driver.getCurrentUrl()).replace(this.origin, "");
    await expect.poll(here, { ...PATIENCE, timeout }).toMatch(wholly(address));
  }

  async holds(field: Name, value: Name): Promise<void> {
    const read = async () => {
      const element = await this.#find(FIELD, field);
      return element && this.run((input: HTMLInputElement) => input.value, element as never);
    };
    await expect.poll(read, PATIENCE).toMatch(wholly(value));
  }

  /** Runs a function in the page. */
  run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.driver.executeScript(`return (${task}).apply(null, arguments)`, ...args);
  }

  #text(): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is none that a person sees
    return this.run(() => document.body.innerText.replace(/\s+/g, " ")).catch(() => "");
  }

  #find(selector: string, name: Name): Promise<WebElement | null> {
    const isPattern = typeof name !== "string";
    const found = this.run(findNamed, selector, isPattern ? name.source : name, isPattern);
    return found as unknown as Promise<WebElement | null>;
  }

  /** Finds and acts again if the element went, moved or was covered in between. */
  async #act(
    selector: string,
    name: Name,
    act: (element: WebElement) => Promise<unknown>,
  ): Promise<void> {
    let isLeft = false;
    await expect(async () => {
      const element = await this.#find(selector, name);
      // The click led to another page before its driver could report success.
      if (!element && isLeft) return;
      if (!element) throw new Error(`nothing here is called ${name}`);
      await act(element).catch(({ name: kind, message }: Error) => {
        isLeft = /stale|discarded|detached/i.test(`${kind} ${message}`);
        throw new Error(`${name}: ${kind} ${message}`);
      });
    }).toPass(PATIENCE);
  }
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const asPattern = (text: Name) => (typeof text === "string" ? new RegExp(literally(text)) : text);
const wholly = (text: Name) =>
  typeof text === "string" ? new RegExp(`^${literally(text)}$`) : text;
