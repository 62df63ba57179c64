import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/chrome.js";
import { makeFolder } from "../support/folder";
import { WITH_HEAD } from "../support/follow-buy-link";
import { Ends, unlessGone } from "./ends";
import { Marionette } from "./marionette";
import type { Outside } from "./outside";

export const isWhole = process.env.BROWSERS === "all";
export type Engine = "chromium" | "firefox" | "webkit";
/** Chromium is left out unless asked for, because all journeys of `tests/e2e` run in it. */
export const ENGINES: readonly Engine[] = [
  ...(isWhole ? (["chromium"] as const) : []),
  "firefox",
  "webkit",
];

export interface Mode {
  engine: Engine;
  isScripted: boolean;
  width: number;
  height: number;
}

export interface Engined {
  driver: WebDriver;
  stop(): Promise<void>;
}

type Launch = (mode: Mode, outside: Outside, ends: Ends) => Promise<WebDriver>;

/** Starts a driver of the system, whichever engine it is for, and by it a browser. */
async function drive(
  program: string,
  capabilities: object,
  ends: Ends,
  env = {},
): Promise<WebDriver> {
  const service = new ServiceBuilder(`/usr/bin/${program}`)
    .setEnvironment({ ...(process.env as Record<string, string>), ...env })
    .build();
  ends.add(() => service.kill());
  const server = await service.start();
  const builder = new Builder().usingServer(server);
  const driver = await builder.withCapabilities(new Capabilities(capabilities)).build();
  ends.add(() => driver.quit());
  return driver;
}

const launchChromium: Launch = ({ isScripted, width, height }, { address }, ends) => {
  const args = ["--headless", "--no-sandbox", "--hide-scrollbars", `--proxy-server=${address}`];
  args.push(`--user-agent=${WITH_HEAD}`);
  const capabilities = {
    browserName: "chrome",
    "goog:chromeOptions": {
      binary: "/usr/bin/chromium",
      args: isScripted ? args : [...args, "--blink-settings=scriptEnabled=false"],
      // With touch the driver waits at each click for a page's script, even where none runs.
      mobileEmulation: {
        deviceMetrics: { width, height, pixelRatio: 1, touch: false, mobile: false },
      },
    },
  };
  return drive("chromedriver", capabilities, ends);
};

/** WebKit's browser needs a screen to draw windows on, so each one gets a virtual screen. */
async function startScreen(ends: Ends): Promise<string> {
  const args = ["-displayfd", "3", "-screen", "0", "1400x1000x24"];
  const { child, gone } = ends.start("Xvfb", args, ["ignore", "ignore", "ignore", "pipe"]);
  const said = once(createInterface(child.stdio[3] as Readable), "line");
  return `:${(await unlessGone(said, gone))[0]}`;
}

/** Finds the browser, which Debian keeps in a folder named after the kind of processor. */
export function findMiniBrowser(): string {
  const places = readdirSync("/usr/lib").map((folder) =>
    path.join("/usr/lib", folder, "webkit2gtk-4.1/MiniBrowser"),
  );
  return places.find((place) => existsSync(place)) ?? "";
}

const launchWebKit: Launch = async ({ isScripted, width, height }, { address }, ends) => {
  const display = await startScreen(ends);
  const args = ["--automation", `--proxy=${address}`, "--ignore-host=localhost"];
  // Without full screen the browser's own buttons make any page at least 447 pixels wide.
  args.push("--full-screen");
  if (!isScripted) args.push("--enable-javascript=false", "--enable-javascript-markup=false");
  const options = { binary: findMiniBrowser(), args };
  const capabilities = { browserName: "MiniBrowser", "webkitgtk:browserOptions": options };
  const env = { DISPLAY: display, GDK_BACKEND: "x11" };
  const driver = await drive("WebKitWebDriver", capabilities, ends, env);
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return driver;
};

/** Narrows the page within the window, which cannot be narrower than 450 pixels. */
const NARROW = `
  const { style } = window.gBrowser.selectedBrowser;
  style.width = style.maxWidth = arguments[0] + "px";
  style.height = style.maxHeight = arguments[1] + "px";`;

const launchFirefox: Launch = async ({ isScripted, width, height }, { port: proxy }, ends) => {
  const settings = {
    "marionette.port": 0,
    "javascript.enabled": isScripted,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": proxy,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": proxy,
  };
  const lines = Object.entries(settings).map(
    (pair) => `user_pref(${JSON.stringify(pair).slice(1, -1)});`,
  );
  const profile = makeFolder({ "user.js": lines.join("\n") });
  const args = ["--headless", "--marionette", "-remote-allow-system-access"];
  args.push("--width", "1400", "--height", "1000", "--profile", profile);
  const { gone } = ends.start("firefox-esr", args, "ignore");
  const port = portIn(path.join(profile, "MarionetteActivePort"));
  const marionette = new Marionette(await unlessGone(port, gone));
  ends.add(() => marionette.end());
  const driver = await marionette.openSession();
  await marionette.send("Marionette:SetContext", { value: "chrome" });
  await marionette.send("WebDriver:ExecuteScript", { script: NARROW, args: [width, height] });
  await marionette.send("Marionette:SetContext", { value: "content" });
  return driver;
};

async function portIn(file: string): Promise<number> {
  for (let tries = 0; tries < 600; tries += 1) {
    const port = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
    if (port > 0) return port;
    await wait(50);
  }
  throw new Error("Firefox did not say where it listens");
}

const LAUNCHES: Record<Engine, Launch> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};

/** Starts a new, empty browser that reaches this machine alone. */
export async function launch(mode: Mode, outside: Outside): Promise<Engined> {
  const ends = new Ends();
  try {
    const driver = await LAUNCHES[mode.engine](mode, outside, ends);
    return { driver, stop: () => ends.run() };
  } catch (error) {
    await ends.run();
    throw error;
  }
}
