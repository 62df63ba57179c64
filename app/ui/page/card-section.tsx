import { type ReactNode, useId } from "react";
import { Titled } from "~/ui/page/titled";

export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Titled id={id} title={title} className="panel min-w-0 p-5 sm:p-6" look="mb-4 text-xl">
      {children}
    </Titled>
  );
}
