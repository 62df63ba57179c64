import { LRUCache } from "lru-cache";
import type { Variant } from "../gate/visitor";
import { securityHeaders } from "../sending/security-headers";
import { KeptPage } from "./kept-page";
import { minuteNow, oncePerTurn } from "./site-version";

export type PageAddresses = ReturnType<typeof addressesOf>;
export type PageAddress = PageAddresses[Variant];

export function addressesOf(origin: string, target: string, status: 200 | 404 = 200) {
  const of = (variant: Variant) => ({
    origin,
    target,
    variant,
    status,
    key: `${variant} ${origin}${target}`,
  });
  return { full: of("full"), light: of("light") };
}

export type Passing = () => Response;

interface Parts {
  maxBytes: number;
  isHttps: boolean;
  version(): string;
  doPricesExpire(): Promise<boolean>;
}

/** `minute` is set where prices expire: the page is then used only in the minute it was begun. */
type Store = LRUCache<string, { page: KeptPage; version: string; minute: number | undefined }>;

const MAX_ENTRIES = 5_000;
const QUERY_SHARE = 1 / 4;

const KNOWN_VARY = /^(cookie|save-data|accept-encoding)$/i;

export class PageCache {
  readonly #withoutQuery: Store;
  /** Pages with a query have a store of their own, as invented queries could evict the rest. */
  readonly #withQuery: Store;
  readonly #running = new Map<string, Promise<KeptPage | Passing>>();
  readonly #version: () => string;
  readonly #versionOnArrival: () => string;
  readonly #doPricesExpire: () => Promise<boolean>;
  readonly #base: Readonly<Record<string, string>>;

  constructor({ maxBytes, isHttps, version, doPricesExpire }: Parts) {
    const forQueries = maxBytes * QUERY_SHARE;
    this.#withoutQuery = new LRUCache({ max: MAX_ENTRIES, maxSize: maxBytes - forQueries });
    this.#withQuery = new LRUCache({ max: MAX_ENTRIES, maxSize: forQueries });
    this.#version = version;
    this.#versionOnArrival = oncePerTurn(version);
    this.#doPricesExpire = doPricesExpire;
    this.#base = securityHeaders(isHttps);
  }

  find({ key }: PageAddress): KeptPage | undefined {
    const kept = this.#storeOf(key).get(key);
    if (kept?.version !== this.#versionOnArrival()) return undefined;
    return kept.minute === undefined || kept.minute === minuteNow() ? kept.page : undefined;
  }

  make(address: PageAddress, render: () => Promise<Response>): Promise<KeptPage | Passing> {
    const version = this.#version();
    const key = `${version} ${minuteNow()} ${address.key}`;
    const running = this.#running.get(key);
    if (running) return running;
    const made = this.#render(address, version, render).finally(() => this.#running.delete(key));
    this.#running.set(key, made);
    return made;
  }

  weigh({ key }: PageAddress, page: KeptPage): void {
    const store = this.#storeOf(key);
    const kept = store.get(key);
    // The cache weighs an object only when it is new, so the entry is copied.
    if (kept?.page === page) store.set(key, { ...kept }, weightOf(key, page));
  }

  #storeOf(key: string): Store {
    return key.includes("?") ? this.#withQuery : this.#withoutQuery;
  }

  async #render(address: PageAddress, version: string, render: () => Promise<Response>) {
    const { key, status: due } = address;
    const begun = minuteNow();
    const response = await render();
    const { status, headers } = response;
    const bytes = Buffer.from(await response.arrayBuffer());
    if (status !== due || !isKeepable(response)) {
      const body = response.body ? bytes : null;
      return () => new Response(body, { status, headers });
    }
    const made = new KeptPage(bytes, headers, this.#base);
    const isForMinute = await this.#doPricesExpire().catch(() => true);
    // A page whose content changed while it was drawn is not kept: it may mix both states.
    if (version !== this.#version()) return made;
    const store = this.#storeOf(key);
    const before = store.get(key)?.page;
    const page = before?.equals(made) ? before : made;
    store.set(key, { page, version, minute: isForMinute ? begun : undefined }, weightOf(key, page));
    return page;
  }
}

const weightOf = (key: string, page: KeptPage) => ({ size: page.bytes + 2 * key.length });

function isKeepable({ headers }: Response): boolean {
  if (headers.has("Set-Cookie")) return false;
  if (!/no-cache|max-age/i.test(headers.get("Cache-Control") ?? "no-store")) return false;
  if (/no-store/i.test(headers.get("Cache-Control") ?? "")) return false;
  const vary = (headers.get("Vary") ?? "").split(",").map((name) => name.trim());
  return vary.every((name) => name === "" || KNOWN_VARY.test(name));
}
