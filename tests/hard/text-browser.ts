import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect } from "vitest";
import { makeFolder } from "../support/folder";
import { withoutToday } from "../support/without-today";

const PATIENCE_MS = 10_000;

/** A text browser in a terminal, driven by keys as by a person. */
export abstract class TextBrowser {
  abstract readonly name: string;
  protected abstract readonly command: string;
  readonly #socket = `mimbre-${process.pid}-${Math.random()}`;
  readonly #env = { ...process.env, HOME: makeFolder(), TERM: "xterm", LANG: "C.UTF-8" };

  start(): void {
    this.tmux("new-session", "-d", "-x", "150", "-y", "50", "cat");
  }

  stop(): void {
    this.tmux("kill-server");
  }

  /** Opens a page in a new browser without history or cookies. */
  async open(url: string, title: string): Promise<void> {
    this.tmux("respawn-window", "-k", `${this.command} '${url}'`);
    await this.arrives(title);
  }

  async follow(link: string, title: string): Promise<void> {
    await this.choose(link);
    await this.enter();
    await this.arrives(title);
  }

  /** Searches for words from the top of the page. */
  protected abstract find(words: string): Promise<void>;
  /** Moves to the first link with these words. */
  protected abstract choose(words: string): Promise<void>;
  /** Presses a button or ticks a box. */
  abstract press(words: string): Promise<void>;
  abstract fill(label: string, value: string): Promise<void>;
  /** Presses the button that follows the last filled field. */
  abstract send(): Promise<void>;
  /** Chooses the second option of a list that shows the first one. */
  abstract pickSecond(shown: string): Promise<void>;
  abstract goTo(url: string, title: string): Promise<void>;
  abstract arrives(title: string): Promise<void>;
  /** Expects a link to lead to this address. */
  abstract leads(link: string, address: RegExp): Promise<void>;

  /** Reads the first screen of the page's content, without dates and ports. */
  async content(): Promise<string> {
    await this.choose("Saltar al contenido");
    await this.enter();
    await this.until(() => !this.screen().includes("Saltar al contenido"));
    await this.standsStill();
    // Columns adapt to the length of dates, so the space after them is not compared.
    const screen = withoutToday(this.screen()).replaceAll(/\[fecha\] +/g, "[fecha] ");
    return screen.replaceAll(/:\d+(?=\/)/g, "");
  }

  /** Finds words anywhere on the page; the last line is ignored, as it repeats the search. */
  async reads(words: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    const isRead = () =>
      this.screen().trimEnd().split("\n").slice(0, -1).join("\n").includes(words);
    do await this.find(words);
    while (!isRead() && Date.now() < end);
    await this.until(isRead, `«${words}» on\n`);
  }

  protected async sees(words: string | RegExp): Promise<void> {
    await this.until(() => this.screen().match(words) !== null, `«${words}» on\n`);
  }

  protected async until(isSo: () => boolean, words = ""): Promise<void> {
    await expect
      .poll(() => isSo() || words + this.screen(), { timeout: PATIENCE_MS, interval: 50 })
      .toBe(true);
  }

  /** Waits until the screen stops changing, because browsers draw in pieces. */
  protected async standsStill(): Promise<string> {
    let last = "";
    let cursor = "";
    await this.until(() => {
      cursor = this.tmux("display", "-p", "#{cursor_x} #{cursor_y}");
      const before = last;
      last = cursor + this.screen();
      return last === before;
    });
    return cursor;
  }

  protected async enter(): Promise<void> {
    this.key("Enter");
  }

  screen = () => this.tmux("capture-pane", "-p");
  protected key = (...keys: string[]) => this.tmux("send-keys", ...keys);
  protected type = (text: string) => this.tmux("send-keys", "-l", text);
  protected tmux = (...args: string[]) =>
    execFileSync("tmux", ["-L", this.#socket, ...args], { encoding: "utf8", env: this.#env });
}

export class W3m extends TextBrowser {
  readonly name = "w3m";
  // As editor of longer texts it gets a command that takes all input up to Ctrl-D.
  protected readonly command =
    "w3m -cookie -o accept_cookie=1 -o label_topline=1 -o ignore_null_img_alt=0 -o editor='echo Editor; cat >%s'";

  arrives = (title: string) => this.sees(new RegExp(`Viewing <.*${title}`));

  protected choose = (words: string) => this.find(words);

  protected find = (words: string) => this.#search("g", "/", "Forward:", words);

  async #search(from: string, order: string, prompt: string, words: string): Promise<void> {
    this.key(from, order);
    await this.sees(prompt);
    this.type(words.replace(/[()]/g, "\\$&"));
    this.key("Enter");
  }

  /** Searches from the end of the page, as links with the same words come before the button. */
  async press(words: string): Promise<void> {
    await this.#search("G", "?", "Backward:", words);
    this.key("Enter");
  }

  async fill(label: string, value: string): Promise<void> {
    await this.choose(label);
    this.key("Tab", "Enter");
    await this.sees(/TEXT:|Password:|^Editor$/m);
    const isLine = !/^Editor$/m.test(this.screen());
    if (isLine) this.key("C-u");
    this.type(value);
    this.key("Enter", ...(isLine ? [] : ["C-d"]));
    await this.sees("Viewing <");
  }

  async send(): Promise<void> {
    this.key("Tab", "Enter");
  }

  async pickSecond(shown: string): Promise<void> {
    await this.find(shown);
    this.key("Enter", "Down", "Enter");
  }

  async goTo(url: string, title: string): Promise<void> {
    this.key("U");
    await this.sees("Goto URL:");
    this.key("C-u");
    this.type(url);
    this.key("Enter");
    await this.arrives(title);
  }

  async leads(link: string, address: RegExp): Promise<void> {
    await this.choose(link);
    this.key("u");
    await this.sees(address);
  }
}

/** Makes lynx show a link's address in its last line, and not wait after messages. */
const LYNX_CFG = `
INCLUDE:/etc/lynx/lynx.cfg
DEFAULT_USER_MODE:ADVANCED
INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
`;

export class Lynx extends TextBrowser {
  readonly name = "lynx";
  readonly #config = path.join(makeFolder({ "lynx.cfg": LYNX_CFG }), "lynx.cfg");
  // With `-tna` a field takes letters only after Enter, so that keys stay commands on it.
  protected readonly command = `lynx -cfg=${this.#config} -accept_all_cookies -tna`;

  arrives = (title: string) =>
    this.until(() => this.screen().split("\n", 1)[0]?.includes(title) ?? false, `${title}\n`);

  /** Repeats the key, because lynx ignores keys while it draws a page. */
  async #ask(key: string, prompt: string, answer: string): Promise<void> {
    await this.until(() => {
      this.key(key);
      return this.screen().includes(prompt);
    });
    this.key("C-u");
    this.type(answer);
    this.key("Enter");
    await this.until(() => !this.screen().includes(prompt));
  }

  protected async find(words: string): Promise<void> {
    this.key("C-a");
    await this.#ask("/", "whereis query", words);
  }

  /** Moves to the first link or field after these words; a button stands before its words. */
  protected async choose(words: string, kind = LINK): Promise<void> {
    await this.find(words);
    await this.#walkTo(kind, ([x = 0, y = 0], lines) => {
      const row = lines.findIndex((line) => line.includes(words));
      const line = lines[row] ?? "";
      // A row may have several buttons, each followed by its name: «(BUTTON) Guardar».
      const own = line.slice(Math.max(0, x - 1)).replace(/^.?\([^)]*\)\s*/, "");
      const isIt = {
        [LINK.source]: x + 1 >= line.indexOf(words),
        [BUTTON.source]: own.startsWith(words),
      };
      return y > row || (y === row && (isIt[kind.source] ?? true));
    });
  }

  async send(): Promise<void> {
    await this.#walkTo(BUTTON);
    await this.enter();
  }

  protected override async enter(): Promise<void> {
    const before = this.screen();
    let pressed = 0;
    await this.until(() => {
      if (this.screen() !== before) return true;
      if (Date.now() - pressed > LOST_MS) {
        this.key("Enter");
        pressed = Date.now();
      }
      return false;
    });
  }

  async #walkTo(kind: RegExp, isBehind: (at: number[], lines: string[]) => boolean = () => true) {
    for (let step = 0; step < 60; step += 1) {
      const at = (await this.standsStill()).split(" ").map(Number);
      const lines = this.#lines;
      if (kind.test(lines.at(-1) ?? "") && isBehind(at, lines)) return;
      this.key("Tab");
    }
    throw new Error(`no ${kind} on\n${this.screen()}`);
  }

  async press(words: string): Promise<void> {
    await this.choose(words, BUTTON);
    await this.enter();
  }

  async fill(label: string, value: string): Promise<void> {
    await this.choose(label, /Inactive/);
    this.key("Enter");
    await this.until(() => this.#isOn(/Enter text/));
    this.key("C-u");
    this.type(value);
    this.key("Tab");
    await this.until(() => !this.#isOn(/Enter text/));
  }

  async pickSecond(shown: string): Promise<void> {
    await this.choose(shown, /Option list/);
    this.key("Enter", "Down", "Enter");
  }

  async goTo(url: string, title: string): Promise<void> {
    await this.#ask("g", "URL to open", url);
    await this.arrives(title);
  }

  async leads(link: string, address: RegExp): Promise<void> {
    await this.choose(link);
    expect(this.#lines.at(-1)).toMatch(address);
  }

  get #lines(): string[] {
    return this.screen().trimEnd().split("\n");
  }

  #isOn = (kind: RegExp) => kind.test(this.#lines.at(-1) ?? "");
}

const LOST_MS = 1_000;
const LINK = /^(-more- )?\w+:/;
const BUTTON = /^(-more- )?Submit|Checkbox/;
