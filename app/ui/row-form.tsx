import { Form, useFetcher, useFetchers, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormProof } from "./post-form";

interface RowFormProps {
  /** That of the row's fetcher, which tells how it goes. */
  fetcherKey: string;
  action: string;
  className: string;
  children: ReactNode;
}

/**
 * The form of one row of a list. With script the page stays where it is, and a second press on what
 * was pressed counts for nothing. While anything else is on its way the browser sends the form as it
 * does without script: of two redirects Remix follows one, and would go on showing the state before
 * the other.
 */
export function RowForm({ children, ...props }: RowFormProps) {
  const own = useFetcher({ key: props.fetcherKey });
  const navigation = useNavigation();
  const isBusy = [navigation, ...useFetchers()].some(({ state }) => state !== "idle");
  return (
    <Form
      {...props}
      method="post"
      navigate={false}
      preventScrollReset
      reloadDocument={isBusy}
      onSubmit={(event) => own.state !== "idle" && event.preventDefault()}
    >
      <FormProof />
      {children}
    </Form>
  );
}
