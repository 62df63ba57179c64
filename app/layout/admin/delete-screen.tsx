import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormReply } from "~/http/results/form-reply";
import { type DeletePage, DeletePanel } from "~/ui/dialog/delete-panel";

/** Over a list, nothing is left to read once the row is deleted; what may not be is asked no more. */
export const shouldRevalidate = ({ actionStatus }: { actionStatus?: number }) =>
  actionStatus === 409;

export function DeleteScreen() {
  const page = useLoaderData<DeletePage>();
  const answer = useActionData<{ reply: FormReply }>();
  return <DeletePanel page={page} answer={answer} />;
}
