import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormReply } from "~/http/replies/form-reply";
import type { GONE } from "~/http/replies/gone";
import { type DeletePage, DeletePanel } from "~/ui/dialog/delete-panel";
import { AdminMissing } from "./admin-problem";

/** Over a list, nothing is left to read once the row is deleted. */
export const shouldRevalidate = () => false;

export function DeleteScreen() {
  const page = useLoaderData<DeletePage | typeof GONE>();
  const answer = useActionData<{ reply: FormReply }>();
  if (page.kind === "gone") return <AdminMissing />;
  return <DeletePanel page={page as DeletePage} answer={answer} />;
}
