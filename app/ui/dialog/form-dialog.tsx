import type { ComponentType, ReactNode } from "react";
import { type DeletePage, DeletePanel } from "./delete-panel";
import type { DialogAnswer } from "./open-dialog";
import { RouteDialog } from "./route-dialog";

interface FormDialogProps<Page, Answer, Doomed> {
  form: ComponentType<{ page: Page; answer?: Answer }>;
  question?: ComponentType<{ page: Doomed; answer?: Answer }>;
  children: ReactNode;
}

export function FormDialog<
  Page extends { kind: string },
  Answer extends DialogAnswer,
  Doomed extends DeletePage = DeletePage,
>(props: FormDialogProps<Page, Answer, Doomed>) {
  const { form: Form, question: Question = DeletePanel, children } = props;
  const isQuestion = (page: Page | Doomed): page is Doomed => page.kind === "eliminar";
  return (
    <RouteDialog
      isAlert={isQuestion}
      render={(page: Page | Doomed, answer?: Answer) =>
        isQuestion(page) ? (
          <Question page={page} answer={answer} />
        ) : (
          <Form page={page} answer={answer} />
        )
      }
    >
      {children}
    </RouteDialog>
  );
}
