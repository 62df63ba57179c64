import { type ReactNode, useState } from "react";
import { type FormError, type FormReply, formErrors } from "~/http/form-reply";
import { DialogProblem } from "./dialog-problem";
import { RouteDialog } from "./route-dialog";

interface QuestionProps<Page> {
  /** Draws what the page asks at an address; nothing once there is nothing to ask about. */
  ask: (page: Page, errors: FormError[]) => ReactNode;
  /** Says that there is nothing to ask about. */
  gone?: string;
}

interface QuestionDialogProps<Page> extends QuestionProps<Page> {
  children: ReactNode;
}

/** Around a page that asks by its address before it does something; with script it asks over itself. */
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

/** Its page is read anew once the form is sent; what was asked about may be gone by then. */
function Asked<Page>({ page, ask, gone, errors }: AskedProps<Page>) {
  const [asked] = useState(page);
  return ask(asked, errors) || <DialogProblem isGone text={gone} />;
}
