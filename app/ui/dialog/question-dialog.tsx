import type { ReactNode } from "react";
import { DialogProblem } from "./dialog-problem";
import { RouteDialog } from "./route-dialog";

interface QuestionDialogProps<Page> {
  ask: (page: Page) => ReactNode;
  gone?: string;
  children: ReactNode;
}

export const QuestionDialog = <Page,>({ ask, gone, children }: QuestionDialogProps<Page>) => (
  <RouteDialog isQuestion draw={(page: Page) => ask(page) || <DialogProblem isGone text={gone} />}>
    {children}
  </RouteDialog>
);
