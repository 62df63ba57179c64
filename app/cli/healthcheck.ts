import { get } from "node:http";
import { settings } from "~/runtime/env.server";
import { codeOf } from "~/runtime/error-code";
import { print } from "./terminal";

const PATIENCE_MS = 4_000;
const EVERYWHERE: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

export async function healthcheckCommand(): Promise<number> {
  const status = await statusOfSite();
  print(status === 200 ? "ok" : `no: ${status}`);
  return status === 200 ? 0 : 1;
}

export function statusOfSite(): Promise<number | string> {
  const { HOST, PORT: port } = settings();
  const host = EVERYWHERE[HOST] ?? HOST;
  return new Promise((resolve) => {
    const headers = { Host: "localhost" };
    const asked = get({ host, port, path: "/readyz", headers, timeout: PATIENCE_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once("timeout", () => asked.destroy(new Error("ETIMEDOUT")));
    asked.once("error", (error) => resolve(codeOf(error) ?? error.message));
  });
}
