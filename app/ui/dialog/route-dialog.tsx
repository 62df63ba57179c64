import * as React from "react";
import { type DialogAnswer, type DialogDrawing, OpenContext, OpenDialog } from "./open-dialog";

/**
 * Opens the form behind a {@link DialogLink} over the list, if script runs. A redirect closes the
 * dialog, and a refused form keeps it open; links and an answer with `next` change its page.
 */
export function RouteDialog<Page, Answer extends DialogAnswer>({
  children,
  ...drawing
}: DialogDrawing<Page, Answer> & { children: React.ReactNode }) {
  const [opening, setOpening] = React.useState<{ round: number; href: string }>();
  const open = (href: string) => setOpening((last) => ({ round: (last?.round ?? 0) + 1, href }));
  return (
    <>
      <OpenContext.Provider value={open}>{children}</OpenContext.Provider>
      {opening && (
        // A key per opening, as the close event may come late, after the next one opened.
        <OpenDialog
          {...drawing}
          key={opening.round}
          first={opening.href}
          onClosed={() => setOpening(undefined)}
        />
      )}
    </>
  );
}

type DialogLinkProps = React.ComponentProps<"a"> & { href: string };

export function DialogLink({ href, className = "btn btn-brand", ...rest }: DialogLinkProps) {
  const open = React.useContext(OpenContext);
  return (
    <a
      href={href}
      className={className}
      {...rest}
      onClick={(event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
        if (!open || !isPlain || event.button !== 0) return;
        event.preventDefault();
        open(href);
      }}
    />
  );
}

interface FormDialogProps<Page, Answer> {
  form: React.ComponentType<{ page: Page; answer?: Answer }>;
  children: React.ReactNode;
}

export const FormDialog = <Page, Answer extends DialogAnswer>({
  form: Form,
  children,
}: FormDialogProps<Page, Answer>) => (
  <RouteDialog draw={(page: Page, answer?: Answer) => <Form page={page} answer={answer} />}>
    {children}
  </RouteDialog>
);
