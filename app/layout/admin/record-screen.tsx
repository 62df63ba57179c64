import { useActionData, useLoaderData } from "@remix-run/react";
import type { ComponentType } from "react";
import { useKeptAnswer } from "~/ui/form/kept-answer";

interface RecordFormProps<Load, Act> {
  page: ReturnType<typeof useLoaderData<Load>>;
  answer: ReturnType<typeof useActionData<Act>>;
}

export const recordScreen = <Load, Act>(Form: ComponentType<RecordFormProps<Load, Act>>) =>
  function RecordScreen() {
    const page = useLoaderData<Load>();
    const answer = useKeptAnswer(useActionData<Act>());
    return <Form page={page} answer={answer} />;
  };
