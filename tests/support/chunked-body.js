/** Parses a body in chunked transfer coding, only to find its end. */
export class ChunkedBody {
  #line = "";
  #skip = 0;

  /**
   * @param {Buffer} bytes next part of the body
   * @returns {boolean} true if the last chunk was in it
   */
  read(bytes) {
    for (let at = 0; at < bytes.length; ) {
      const skipped = Math.min(this.#skip, bytes.length - at);
      this.#skip -= skipped;
      at += skipped;
      if (at === bytes.length) break;
      const end = bytes.indexOf("\n", at);
      this.#line += bytes.toString("latin1", at, end < 0 ? undefined : end);
      if (end < 0) break;
      at = end + 1;
      if (this.#endLine()) return true;
    }
    return false;
  }

  /** Ends a line, which holds a chunk's size or, after the chunk of size 0, nothing. */
  #endLine() {
    const line = this.#line.trim();
    this.#line = "";
    if (line === "") return true;
    const size = Number.parseInt(line, 16);
    if (size > 0) this.#skip = size + "\r\n".length;
    return false;
  }
}
