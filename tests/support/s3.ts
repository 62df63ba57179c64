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

/** It checks signatures, so a wrong secret is refused as a real store refuses it. */
const S3rver: new (options: object) => S3rver = createRequire(import.meta.url)("@20minutes/s3rver");

const END = "._S3rver_object";

export interface S3 {
  /** The address as `MEDIA_URL` takes it. */
  url: string;
  /** `hang` takes requests and says nothing, `broken` ends the connection within an answer. */
  mode: "ok" | "hang" | "broken";
  /** Requests so far, as `GET name`. */
  asked: string[];
  names(): string[];
  /** Takes something away behind the back of the site. */
  lose(name: string): void;
  /** Changes a byte of what is stored under a name. */
  damage(name: string): void;
  /** Is told when a request has come, and when it was answered. */
  watch: ((what: string, isAnswered: boolean) => void) | undefined;
  /** Makes what is stored under a name older. */
  age(name: string, hours: number): void;
  /** Nobody listens any more at this address until it is started again. */
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
