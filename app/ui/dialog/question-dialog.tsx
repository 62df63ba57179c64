import { type ReactNode, useState } from "react";
import { DialogProblem } from "./dialog-problem";
import { RouteDialog } from "./route-dialog";

interface QuestionDialogProps<Page> {
  ask: (page: Page) => ReactNode;
  gone?: string;
  children: ReactNode;
}

export function QuestionDialog<Page>({ children, ...question }: QuestionDialogProps<Page>) {
  return (
    <RouteDialog isAlert={() => true} render={(page: Page) => <Asked {...question} page={page} />}>
      {children}
    </RouteDialog>
  );
}

type AskedProps<Page> = Omit<QuestionDialogProps<Page>, "children"> & { page: Page };

/** The page is read again once the form is sent; its subject may be gone by then. */
function Asked<Page>({ page, ask, gone }: AskedProps<Page>) {
  const [asked] = useState(page);
  return ask(asked) || <DialogProblem isGone text={gone} />;
}
