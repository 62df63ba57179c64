import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const MODES = [
  ...["ok", "empty", "slow", "429", "malformed", "huge", "redirect", "html", "cut"],
] as const;
export type Mode = (typeof MODES)[number];

export interface UnsplashApi {
  origin: string;
  mode: Mode | string;
  requests: { url: string; headers: IncomingMessage["headers"] }[];
  close(): void;
}

/** A photo in the form that Unsplash's documentation describes. */
export const apiPhoto = (id: string, origin: string, changes: object = {}) => ({
  id,
  width: 4000,
  height: 3000,
  alt_description: `foto ${id}`,
  urls: {
    raw: `https://images.unsplash.com/photo-${id}?ixid=1`,
    regular: `https://images.unsplash.com/photo-${id}?ixid=1&w=1080`,
    small: `https://images.unsplash.com/photo-${id}?ixid=1&w=400`,
  },
  links: { download_location: `${origin}/photos/${id}/download?ixid=1` },
  user: { name: "Ana Foto", username: "anafoto" },
  ...changes,
});

/** A local server in place of Unsplash, which answers as `mode` says. */
export async function startUnsplashApi(): Promise<UnsplashApi> {
  const server = createServer((req, res) => {
    api.requests.push({ url: req.url ?? "", headers: req.headers });
    answer(req, res);
  });
  const api: UnsplashApi = {
    origin: "",
    mode: "ok",
    requests: [],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  function answer(req: IncomingMessage, res: ServerResponse) {
    const photos = (count: number) =>
      Array.from({ length: count }, (_, index) => apiPhoto(`f${index + 1}`, api.origin));
    const json = (status: number, body: unknown) =>
      res.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (req.url?.includes("/download")) return json(200, { url: "https://images.unsplash.com/x" });
    switch (api.mode) {
      case "ok":
        return json(200, { total: 8, total_pages: 2, results: photos(8) });
      case "empty":
        return json(200, { total: 0, total_pages: 0, results: [] });
      case "slow":
        return undefined;
      case "429":
        return json(429, { errors: ["Rate Limit Exceeded"] });
      case "malformed":
        return json(200, { results: "none" });
      case "huge":
        return json(200, { results: photos(6), filler: "x".repeat(600_000) });
      case "redirect":
        return res.writeHead(302, { Location: `${api.origin}/elsewhere` }).end();
      case "html":
        return res.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Maintenance</h1>");
      default:
        res.writeHead(200, { "Content-Type": "application/json", "Content-Length": "999" });
        res.write('{"results": [');
        return res.destroy();
    }
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  api.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return api;
}
