import type { ComponentType, ReactNode } from "react";
import { type DeletePage, DeletePanel } from "./delete-panel";
import type { DialogAnswer } from "./open-dialog";
import { RouteDialog } from "./route-dialog";

interface FormDialogProps<Page, Answer> {
  form: ComponentType<{ page: Page; answer?: Answer }>;
  children: ReactNode;
}

export function FormDialog<Page extends { kind: string }, Answer extends DialogAnswer>({
  form: Form,
  children,
}: FormDialogProps<Page, Answer>) {
  const isQuestion = (page: Page | DeletePage): page is DeletePage => page.kind === "eliminar";
  return (
    <RouteDialog
      isAlert={isQuestion}
      render={(page: Page | DeletePage, answer?: Answer) =>
        isQuestion(page) ? (
          <DeletePanel page={page} answer={answer} />
        ) : (
          <Form page={page} answer={answer} />
        )
      }
    >
      {children}
    </RouteDialog>
  );
}
