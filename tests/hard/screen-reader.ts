import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, readFileSync, truncateSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { vi } from "vitest";
import { makeFolder } from "../support/folder";
import { withoutToday } from "../support/without-today";

const PREFERENCES = `
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.newtab.preload", false);
user_pref("browser.sessionstore.resume_from_crash", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("places.history.enabled", false);
user_pref("signon.rememberSignons", false);
`;
const DESKTOP = `echo "$DBUS_SESSION_BUS_ADDRESS"; Xvfb -displayfd 1 -screen 0 1280x900x24`;

/** Words of Orca about windows and modes, which come at other moments in each run. */
const NOT_OF_THE_PAGE =
  /^(.* marco\.|.* documento web\.|Cargando\. .*|Fin de la carga de New Tab\.|Modo (foco|navegación))\n/gm;
const BEFORE_THE_PAGE = /^.*?(?=Fin de la carga)/s;

/** Runs Orca and Firefox on a virtual desktop, and records Orca's words. */
export class ScreenReader {
  readonly #home = makeFolder({ "firefox/user.js": PREFERENCES, "spoken.txt": "" });
  readonly #spoken = path.join(this.#home, "spoken.txt");
  readonly #env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    TMPDIR: process.env.TMPDIR,
    HOME: this.#home,
    SPOKEN: this.#spoken,
    // With both variables Orca speaks Spanish without an installed locale.
    LANG: "C.UTF-8",
    LANGUAGE: "es",
    GNOME_ACCESSIBILITY: "1",
  };
  #desktop?: ChildProcess;
  #firefox?: ChildProcess;

  async start(): Promise<void> {
    // The bus and all that it starts form a group, which can be ended as one.
    this.#desktop = this.#run("dbus-run-session", ["sh", "-c", DESKTOP], { detached: true });
    const lines = createInterface(this.#desktop.stdout as Readable)[Symbol.asyncIterator]();
    this.#env.DBUS_SESSION_BUS_ADDRESS = (await lines.next()).value;
    this.#env.DISPLAY = `:${(await lines.next()).value}`;
    cpSync(
      "tests/voz/orca-customizations.py",
      path.join(this.#home, "orca/orca-customizations.py"),
    );
    this.#run("orca", ["-u", path.join(this.#home, "orca")]);
    await this.#hears("Lector de pantalla activado.");
  }

  async stop(): Promise<void> {
    await this.#close();
    if (this.#desktop) process.kill(-(this.#desktop.pid ?? 0));
  }

  /** Opens a page in a new window, which makes Orca read all of it, and begins a new record. */
  async open(url: string): Promise<void> {
    await this.#close();
    const profile = path.join(this.#home, "firefox");
    this.#record = [];
    truncateSync(this.#spoken);
    this.#firefox = this.#run("firefox-esr", ["--profile", profile, "--kiosk", url]);
    await this.reads();
  }

  /** Records all that Orca reads when a page opens. */
  async reads(): Promise<void> {
    await this.#hears("(fin)");
    this.#record.push(this.#sinceKey().replace(NOT_OF_THE_PAGE, "").replace(BEFORE_THE_PAGE, ""));
  }

  /** Presses a key and records lines with these words; other words depend on the machine's load. */
  async press(key: string, ...words: string[]): Promise<void> {
    await this.#act(["key", key], key, words);
  }

  async type(text: string, ...words: string[]): Promise<void> {
    // Types slowly, as Orca takes several fast letters for one pasted text.
    await this.#act(["type", "--delay", "100", text], `«${text}»`, words);
  }

  async #act(order: string[], note: string, words: string[]): Promise<void> {
    appendFileSync(this.#spoken, `» ${note}\n`);
    execFileSync("xdotool", order, { env: this.#env as NodeJS.ProcessEnv });
    this.#record.push(`» ${note}\n`);
    for (const each of words) this.#record.push(`${await this.#hears(each)}\n`);
  }

  /** Waits for these words since the last key. @returns the line that has them */
  async #hears(words: string): Promise<string> {
    return vi.waitFor(
      () => {
        const line = this.#sinceKey()
          .split("\n")
          .find((each) => each.includes(words));
        if (line === undefined) throw new Error(`«${words}» is not in:\n${this.#sinceKey()}`);
        return line;
      },
      { timeout: 20_000, interval: 50 },
    );
  }

  get record(): string {
    return withoutToday(this.#record.join("")).replace(/ · Versión .*/, " · Versión [versión]");
  }

  #record: string[] = [];
  #read = () => readFileSync(this.#spoken, "utf8");
  #sinceKey = () => this.#read().replace(/^.*\n?» [^\n]*\n/s, "");

  #run(program: string, args: string[], options: SpawnOptions = {}): ChildProcess {
    const env = this.#env as NodeJS.ProcessEnv;
    return spawn(program, args, { env, stdio: ["ignore", "pipe", "ignore"], ...options });
  }

  async #close(): Promise<void> {
    if (this.#firefox?.exitCode !== null || !this.#firefox.kill()) return;
    await once(this.#firefox, "exit");
  }
}
