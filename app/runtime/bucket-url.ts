export interface BucketPlace {
  base: string;
  host: string;
  bucket: string;
}

/** @returns the parts of `https://host/bucket`, or undefined for an address of another form */
export function readBucketPlace(text: string): BucketPlace | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, search, hash, username, password } = new URL(text);
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname)?.[1];
  const isPlain = !search && !hash && !username && !password;
  if (!/^https?:$/.test(protocol) || !bucket || !isPlain) return undefined;
  return { base: `${protocol}//${host}/${bucket}`, host, bucket };
}

/** @returns the parts of `https://KEY:SECRET@host/bucket?region=…`, or undefined */
export function readBucketUrl(text: string) {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const region = url.searchParams.get("region") ?? undefined;
  try {
    const [key, secret] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
    Object.assign(url, { username: "", password: "", search: "" });
    const place = readBucketPlace(url.href);
    return place && key && secret ? { ...place, key, secret, region } : undefined;
  } catch {
    return undefined;
  }
}
