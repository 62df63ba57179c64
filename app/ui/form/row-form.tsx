import { Form, useFetcher, useFetchers, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormProof } from "./form-proof";

type RowFormProps = { fetcherKey: string; action: string; className: string; children: ReactNode };

/**
 * Sends the form of one row, and the page stays where it is; a second press counts for nothing. While
 * another request is running the browser sends the form with a whole page. Remix would follow one of two
 * redirects and go on showing the state before the other.
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
