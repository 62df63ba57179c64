import { readBucketUrl } from "~/runtime/bucket-url";
import { settings } from "~/runtime/env.server";
import { type Bucket, openBucket } from "../bucket/bucket.server";

let opened: { url: string; bucket: Promise<Bucket> } | undefined;

export async function ownBucket(): Promise<Bucket | undefined> {
  const { MEDIA_URL: url } = settings();
  const login = url && readBucketUrl(url);
  if (!url || !login) return undefined;
  if (opened?.url !== url) opened = { url, bucket: openBucket(login) };
  return opened.bucket;
}
