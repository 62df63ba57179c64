import type { ComponentType, ReactNode } from "react";
import type { FormReply } from "~/http/replies/form-reply";
import { type DeletePage, DeletePanel } from "./delete-panel";
import { RouteDialog } from "./route-dialog";

interface FormDialogProps<Page, Answer, Doomed extends DeletePage> {
  form: ComponentType<{ page: Page; answer?: Answer }>;
  question?: ComponentType<{ page: Doomed; answer?: Answer }>;
  children: ReactNode;
}

/** Wraps a list; its forms open over it. */
export function FormDialog<
  Page extends { kind: string },
  Answer extends { reply?: FormReply },
  Doomed extends DeletePage = DeletePage,
>({
  form: Form,
  question: Question = DeletePanel,
  children,
}: FormDialogProps<Page, Answer, Doomed>) {
  const isQuestion = (page: Page | Doomed): page is Doomed => page.kind === "eliminar";
  return (
    <RouteDialog<Page | Doomed, Answer>
      isAlert={isQuestion}
      render={(page, answer) =>
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
