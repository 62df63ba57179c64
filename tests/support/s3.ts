import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { makeFolder } from "./folder";

interface S3rver {
  store: { listObjects(bucket: string, options: object): Promise<unknown> };
  configureBuckets(): Promise<unknown>;
  callback(): RequestListener;
}

/** This server checks signatures, so a wrong secret is refused as by a real store. */
const S3rver: new (options: object) => S3rver = createRequire(import.meta.url)("@20minutes/s3rver");

const END = "._S3rver_object";

export interface S3 {
  /** The address, in the form that `MEDIA_URL` takes. */
  url: string;
  /** `hang` never answers requests, and `broken` ends connections in the middle of an answer. */
  mode: "ok" | "hang" | "broken";
  /** All requests so far, as `GET name`. */
  asked: string[];
  names(): string[];
  /** Removes a file without the site's knowledge. */
  lose(name: string): void;
  /** Changes one byte of a stored file. */
  damage(name: string): void;
  /** Called when a request arrives, and again when it was answered. */
  watch: ((what: string, isAnswered: boolean) => void) | undefined;
  /** Makes a stored file older. */
  age(name: string, hours: number): void;
  /** Stops listening at this address until `start` is called. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startS3({ page = 1_000 } = {}): Promise<S3> {
  const directory = makeFolder();
  const configureBuckets = [{ name: "fotos" }, { name: "copias" }];
  const s3rver = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets });
  const { store } = s3rver;
  const listObjects = store.listObjects.bind(store);
  store.listObjects = (bucket, options) => listObjects(bucket, { ...options, maxKeys: page });
  await s3rver.configureBuckets();
  const answer = s3rver.callback();
  const folder = path.join(directory, "fotos");
  const isObject = (name: string) => name.endsWith(END);
  let server: Server;
  let port = 0;
  const s3: S3 = {
    url: "",
    mode: "ok",
    asked: [],
    names: () =>
      readdirSync(folder, { encoding: "utf8", recursive: true })
        .filter(isObject)
        .map((name) => name.slice(0, -END.length))
        .sort(),
    lose: (name) => rmSync(path.join(folder, name + END)),
    damage(name) {
      const file = path.join(folder, name + END);
      const bytes = readFileSync(file);
      bytes.writeUInt8(bytes.readUInt8(100) ^ 255, 100);
      writeFileSync(file, bytes);
    },
    watch: undefined,
    age(name, hours) {
      const at = new Date(Date.now() - hours * 3_600_000);
      utimesSync(path.join(folder, name + END), at, at);
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
    async start() {
      server = createServer((req, res) => {
        const { pathname } = new URL(req.url ?? "", "http://s3");
        const what = `${req.method} ${path.basename(pathname)}`;
        s3.asked.push(what);
        s3.watch?.(what, false);
        res.once("finish", () => s3.watch?.(what, true));
        if (s3.mode === "hang") return;
        if (s3.mode === "broken") {
          res.writeHead(200, { "Content-Length": 5_000 });
          res.write("half", () => res.destroy());
          return;
        }
        answer(req, res);
      }).listen(port, "127.0.0.1");
      await once(server, "listening");
      ({ port } = server.address() as AddressInfo);
      s3.url = `http://S3RVER:S3RVER@127.0.0.1:${port}/fotos?region=us-east-1`;
    },
  };
  await s3.start();
  return s3;
}
