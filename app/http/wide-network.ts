/**
 * The IPv6 network of 65,536 smaller ones that an address as limits count it is part of; whoever has
 * rented it may come from each of them in turn. None of an IPv4 address.
 */
export function wideNetwork(clientAddress: string): string | undefined {
  const groups = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(clientAddress)?.[1];
  return groups && `${groups}:/48`;
}
