/** Reads `https://KEY:SECRET@host/bucket?region=…`. @returns undefined for anything else */
export function readBucketUrl(text: string) {
  try {
    const { protocol, host, pathname, searchParams, username, password, hash } = new URL(text);
    const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname)?.[1];
    const [key, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
    if (!/^https?:$/.test(protocol) || !bucket || !key || !secret || hash) return undefined;
    const region = searchParams.get("region") ?? undefined;
    return { base: `${protocol}//${host}/${bucket}`, host, key, secret, region };
  } catch {
    return undefined;
  }
}
