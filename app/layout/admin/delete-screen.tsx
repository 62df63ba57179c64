import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormReply } from "~/http/replies/form-reply";
import { type DeletePage, DeletePanel } from "~/ui/dialog/delete-panel";

/** Over a list, nothing is left to read once the row is deleted. */
export const shouldRevalidate = () => false;

export function DeleteScreen() {
  const page = useLoaderData<DeletePage>();
  const answer = useActionData<{ reply: FormReply }>();
  return <DeletePanel page={page} answer={answer} />;
}
