import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormReply } from "~/http/results/form-reply";
import { type DeletePage, DeletePanel } from "~/ui/dialog/delete-panel";

export function DeleteScreen() {
  const page = useLoaderData<DeletePage>();
  const answer = useActionData<{ reply: FormReply }>();
  return <DeletePanel page={page} answer={answer} />;
}
