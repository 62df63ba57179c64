/** Whoever has rented a /48 may come from each of its 65,536 networks in turn. */
export function wideNetwork(clientAddress: string): string | undefined {
  const groups = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(clientAddress)?.[1];
  return groups && `${groups}:/48`;
}
