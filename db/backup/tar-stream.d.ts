/** What is used here of tar-stream, which brings no types. */
declare module "tar-stream" {
  import type { Readable, Writable } from "node:stream";

  interface Header {
    name: string;
    size: number;
    mode?: number;
    mtime?: Date;
    type?: string | null;
  }

  interface Pack extends Readable {
    /** @returns takes exactly `size` bytes */
    entry(header: Header, done: (error?: Error | null) => void): Writable;
    entry(header: Omit<Header, "size">, content: string): void;
    finalize(): void;
  }

  interface Extract extends Writable {
    on(
      event: "entry",
      listener: (header: Header, content: Readable, next: (error?: unknown) => void) => void,
    ): this;
    on(event: string, listener: (...args: unknown[]) => void): this;
  }

  const tar: { pack(): Pack; extract(): Extract };
  export default tar;
}
