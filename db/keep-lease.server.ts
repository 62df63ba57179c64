import { log } from "~/runtime/log.server";
import { database } from "./client.server";
import { type Lease, renewLease } from "./lease.server";

/** Renews the lease during the work: to copy a large site to a slow disk may take an hour. */
export async function keepLease<T>(
  lease: Lease,
  work: () => Promise<T>,
  now = () => new Date(),
): Promise<T> {
  const renewal = setInterval(() => {
    database()
      .write((trx) => renewLease(trx, lease, now()))
      .catch((err) => log().warn({ err, work: lease.id }, "lease not renewed"));
  }, lease.cola.leaseMs / 3).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewal);
  }
}
