import { type ReactNode, useState } from "react";
import { type FormError, type FormReply, formErrors } from "~/http/replies/form-reply";
import { DialogProblem } from "./dialog-problem";
import { RouteDialog } from "./route-dialog";

interface QuestionProps<Page> {
  ask: (page: Page, errors: FormError[]) => ReactNode;
  gone?: string;
}

interface QuestionDialogProps<Page> extends QuestionProps<Page> {
  children: ReactNode;
}

/** Wraps a page that asks by its address; with script it asks over itself. */
export function QuestionDialog<Page>({ children, ...question }: QuestionDialogProps<Page>) {
  return (
    <RouteDialog<Page, { reply?: FormReply }>
      isAlert={() => true}
      render={(page, answer) => (
        <Asked {...question} page={page} errors={formErrors(answer?.reply)} />
      )}
    >
      {children}
    </RouteDialog>
  );
}

interface AskedProps<Page> extends QuestionProps<Page> {
  page: Page;
  errors: FormError[];
}

/** The page is read again once the form is sent; its subject may be gone by then. */
function Asked<Page>({ page, ask, gone, errors }: AskedProps<Page>) {
  const [asked] = useState(page);
  return ask(asked, errors) || <DialogProblem isGone text={gone} />;
}
