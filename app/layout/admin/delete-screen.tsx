import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormReply } from "~/http/form-reply";
import type { GONE } from "~/http/gone";
import { type DeletePage, DeletePanel } from "~/ui/delete-panel";
import { AdminMissing } from "./admin-problem";

/** In a dialog: once deleted, there is nothing to read again. */
export const shouldRevalidate = () => false;

/** The page that asks before a row is deleted. */
export function DeleteScreen() {
  const page = useLoaderData<DeletePage | typeof GONE>();
  const answer = useActionData<{ reply: FormReply }>();
  if (page.kind === "gone") return <AdminMissing />;
  return <DeletePanel page={page as DeletePage} answer={answer} />;
}
