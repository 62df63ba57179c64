import net from "node:net";
import { Capabilities, error, Session, WebDriver } from "selenium-webdriver";
import { type Command, type Executor, Name } from "selenium-webdriver/lib/command.js";

/**
 * Drives a stock Firefox: its protocol has the commands of WebDriver under other names. Mozilla's
 * translator, geckodriver, is neither a package of Debian nor inside one of npm.
 */
const COMMANDS: Record<string, string> = {
  [Name.GET]: "Navigate",
  [Name.GET_CURRENT_URL]: "GetCurrentURL",
  [Name.GET_TITLE]: "GetTitle",
  [Name.GO_BACK]: "Back",
  [Name.GO_FORWARD]: "Forward",
  [Name.REFRESH]: "Refresh",
  [Name.EXECUTE_SCRIPT]: "ExecuteScript",
  [Name.GET_WINDOW_HANDLES]: "GetWindowHandles",
  [Name.GET_CURRENT_WINDOW_HANDLE]: "GetWindowHandle",
  [Name.SWITCH_TO_WINDOW]: "SwitchToWindow",
  [Name.CLOSE]: "CloseWindow",
  [Name.CLICK_ELEMENT]: "ElementClick",
  [Name.CLEAR_ELEMENT]: "ElementClear",
  [Name.SEND_KEYS_TO_ELEMENT]: "ElementSendKeys",
  [Name.ACTIONS]: "PerformActions",
  [Name.ADD_COOKIE]: "AddCookie",
  [Name.DELETE_ALL_COOKIES]: "DeleteAllCookies",
  [Name.GET_ALERT_TEXT]: "GetAlertText",
  [Name.ACCEPT_ALERT]: "AcceptAlert",
  [Name.DISMISS_ALERT]: "DismissAlert",
  [Name.SCREENSHOT]: "TakeScreenshot",
};

type Answer = [
  kind: 1,
  id: number,
  failure: { error: string; message: string } | null,
  value: unknown,
];
type Waiting = { resolve(value: unknown): void; reject(reason: Error): void };

/** A connection whose messages are preceded by their length, as in `12:[0,1,"…",{}]`. */
export class Marionette {
  readonly #socket: net.Socket;
  readonly #waiting = new Map<number, Waiting>();
  #received = Buffer.alloc(0);
  #last = 0;

  constructor(port: number) {
    this.#socket = net.connect(port, "127.0.0.1");
    this.#socket.on("data", (bytes: Buffer) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      for (let message = this.#take(); message; message = this.#take()) this.#settle(message);
    });
    // After an error the socket closes too, and that event is handled.
    this.#socket
      .on("error", () => undefined)
      .once("close", () => {
        for (const { reject } of this.#waiting.values()) reject(gone());
        this.#waiting.clear();
      });
  }

  #take(): Answer | object | undefined {
    const colon = this.#received.indexOf(":");
    const end = colon + 1 + Number(this.#received.subarray(0, colon));
    if (colon < 0 || this.#received.length < end) return undefined;
    const message = this.#received.subarray(colon + 1, end).toString();
    this.#received = this.#received.subarray(end);
    return JSON.parse(message);
  }

  #settle(message: Answer | object): void {
    // The greeting of the browser is no answer to a command.
    if (!Array.isArray(message)) return;
    const [, id, failure, value] = message as Answer;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (failure) waiting?.reject(toError(failure));
    else waiting?.resolve(value);
  }

  async send(name: string, parameters: object = {}): Promise<unknown> {
    if (this.#socket.destroyed) throw gone();
    this.#last += 1;
    const id = this.#last;
    const message = Buffer.from(JSON.stringify([0, id, name, parameters]));
    this.#socket.write(Buffer.concat([Buffer.from(`${message.length}:`), message]));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Begins a session, which Selenium then drives as that of any browser. */
  async openSession(): Promise<WebDriver> {
    const opened = (await this.send("WebDriver:NewSession")) as {
      sessionId: string;
      capabilities: object;
    };
    const execute = async (command: Command) => {
      const name = COMMANDS[command.getName()];
      if (!name) throw new Error(`no command of Firefox for ${command.getName()}`);
      const { id, ...others } = command.getParameters() as { id?: object };
      const parameters = id ? { ...others, id: Object.values(id)[0] } : others;
      const answer = await this.send(`WebDriver:${name}`, parameters);
      return isWrapped(answer) ? answer.value : answer;
    };
    const session = new Session(opened.sessionId, new Capabilities(opened.capabilities));
    return new WebDriver(session, { execute } as unknown as Executor);
  }

  end(): void {
    this.#socket.destroy();
  }
}

const isWrapped = (answer: unknown): answer is { value: unknown } =>
  typeof answer === "object" && answer !== null && "value" in answer;

const gone = () => new error.NoSuchSessionError("Firefox ended, or was told to");

const toError = (failure: { error: string; message: string }) =>
  new error.WebDriverError(`${failure.error}: ${failure.message}`);
