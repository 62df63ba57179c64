import { Form, useFetcher, useFetchers, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormProof } from "./form-proof";

type RowFormProps = { fetcherKey: string; action: string; className: string; children: ReactNode };

/**
 * Sends the form of one row without leaving the page, and ignores a second press. While another
 * request runs, the browser sends the form instead: of two redirects Remix follows one, and would
 * show the state before the other.
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
