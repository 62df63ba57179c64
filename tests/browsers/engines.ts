import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/chrome.js";
import { makeFolder } from "../support/folder";
import { Marionette } from "./marionette";
import type { Outside } from "./outside";
import { MINI_BROWSER } from "./programs";

export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof ENGINES)[number];

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

type Launch = (mode: Mode, outside: Outside) => Promise<Engined>;

/** Starts a driver of the system, whichever engine it is for, and by it a browser. */
async function drive(program: string, capabilities: object, env = {}): Promise<Engined> {
  const service = new ServiceBuilder(`/usr/bin/${program}`)
    .setEnvironment({ ...(process.env as Record<string, string>), ...env })
    .build();
  const server = await service.start();
  const builder = new Builder().usingServer(server);
  const driver = await builder.withCapabilities(new Capabilities(capabilities)).build();
  const stop = async () => {
    await driver.quit();
    await service.kill();
  };
  return { driver, stop };
}

const launchChromium: Launch = ({ isScripted, width, height }, { address }) => {
  const args = ["--headless", "--no-sandbox", "--hide-scrollbars", `--proxy-server=${address}`];
  return drive("chromedriver", {
    browserName: "chrome",
    "goog:chromeOptions": {
      binary: "/usr/bin/chromium",
      args: isScripted ? args : [...args, "--blink-settings=scriptEnabled=false"],
      // With touch it waits for the page's script before each click, also where there is none.
      mobileEmulation: {
        deviceMetrics: { width, height, pixelRatio: 1, touch: false, mobile: false },
      },
    },
  });
};

/** This engine draws in windows alone, so it gets a screen of its own. */
async function startScreen() {
  const xvfb = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(createInterface(xvfb.stdio[3] as Readable), "line");
  return { display: `:${number}`, end: () => xvfb.kill() };
}

const launchWebKit: Launch = async ({ isScripted, width, height }, { address }) => {
  const screen = await startScreen();
  const args = ["--automation", `--proxy=${address}`, "--ignore-host=localhost"];
  // Beside its buttons a page would be 447 pixels wide at least.
  args.push("--full-screen");
  if (!isScripted) args.push("--enable-javascript=false", "--enable-javascript-markup=false");
  const options = { binary: MINI_BROWSER, args };
  const { driver, stop } = await drive(
    "WebKitWebDriver",
    { browserName: "MiniBrowser", "webkitgtk:browserOptions": options },
    { DISPLAY: screen.display, GDK_BACKEND: "x11" },
  );
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return { driver, stop: () => stop().finally(screen.end) };
};

/** Its window is 450 pixels wide at least, and the page in it as wide as it is told. */
const NARROW = `
  const { style } = window.gBrowser.selectedBrowser;
  style.width = style.maxWidth = arguments[0] + "px";
  style.height = style.maxHeight = arguments[1] + "px";`;

const launchFirefox: Launch = async ({ isScripted, width, height }, { port: proxy }) => {
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
  const firefox = spawn("firefox-esr", args, { stdio: "ignore" });
  const marionette = new Marionette(await portIn(path.join(profile, "MarionetteActivePort")));
  const ended = once(firefox, "exit");
  const stop = async () => {
    void marionette.send("Marionette:Quit", { flags: ["eForceQuit"] });
    await ended;
    marionette.end();
  };
  const driver = await marionette.openSession(stop);
  await marionette.send("Marionette:SetContext", { value: "chrome" });
  await marionette.send("WebDriver:ExecuteScript", { script: NARROW, args: [width, height] });
  await marionette.send("Marionette:SetContext", { value: "content" });
  return { driver, stop };
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
export const launch: Launch = (mode, outside) => LAUNCHES[mode.engine](mode, outside);
