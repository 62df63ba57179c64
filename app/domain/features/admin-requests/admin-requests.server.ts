import { randomUUID } from "node:crypto";
import type { InferResult } from "kysely";
import { database, type Trx } from "~db/client.server";
import { countRows, readPage } from "~db/paging.server";
import { grant } from "~nouns/profiles/profiles.server";

export type Decision = "approved" | "rejected";
export type RequestStatus = "pending" | Decision;

export async function insertRequest(
  trx: Trx,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<void> {
  const row = { id: randomUUID(), user_id: userId, email, requested_at: now.toISOString() };
  await trx.insertInto("admin_requests").values(row).execute();
}

function pending() {
  return database()
    .read.selectFrom("admin_requests")
    .innerJoin("credenciales", "credenciales.user_id", "admin_requests.user_id")
    .where("status", "=", "pending")
    .where("verified_at", "is not", null);
}

export const countPending = () => countRows(pending());

const PAGE_SIZE = 50;

export async function findPending(pagina: number, id: string | null) {
  const newest = selectPending().orderBy("requested_at", "desc").orderBy("admin_requests.id");
  const page = await readPage(newest, { pagina, size: PAGE_SIZE });
  const found = await selectPending().where("admin_requests.id", "=", id).executeTakeFirst();
  return { ...page, found };
}

const selectPending = () =>
  pending().select(["admin_requests.id", "email", "requested_at as requestedAt"]);

export type AdminRequest = InferResult<ReturnType<typeof selectPending>>[number];

export async function findRequestStatus(userId: string): Promise<RequestStatus | undefined> {
  const own = database().read.selectFrom("admin_requests").where("user_id", "=", userId);
  const newest = own.select("status").orderBy("requested_at", "desc");
  const row = await newest.executeTakeFirst();
  return row?.status;
}

export async function decideRequest(
  trx: Trx,
  { id, decision, by }: { id: string; decision: Decision; by: string },
  now: Date,
): Promise<{ userId: string; email: string } | undefined> {
  const person = await trx
    .updateTable("admin_requests")
    .set({ status: decision, approved_by: by, approved_at: now.toISOString() })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .returning(["user_id as userId", "email"])
    .executeTakeFirst();
  if (person && decision === "approved") await grant(trx, person.userId, "contributor", now);
  return person;
}

export async function approveOwnRequest(trx: Trx, userId: string, now: Date): Promise<void> {
  const approved = {
    status: "approved" as const,
    approved_by: userId,
    approved_at: now.toISOString(),
  };
  const own = trx.updateTable("admin_requests").set(approved).where("user_id", "=", userId);
  await own.where("status", "=", "pending").execute();
}

export async function purgeRejected(trx: Trx, before: Date): Promise<void> {
  const rejected = trx.deleteFrom("admin_requests").where("status", "=", "rejected");
  await rejected.where("approved_at", "<", before.toISOString()).execute();
}
