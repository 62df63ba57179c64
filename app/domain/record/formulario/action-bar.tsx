import type { ReactNode } from "react";
import { CancelLink, QuietButton } from "~/ui/form/route-form";

export type FormAction = Record<"intent" | "text", string>;

interface ActionBarProps {
  actions: readonly FormAction[];
  cancel: string;
  status?: ReactNode;
  children: ReactNode;
}

/** One row that stays in sight; where it has no room for all, «Más» shows the other actions. */
export function ActionBar({ actions, cancel, status, children }: ActionBarProps) {
  const hasMore = actions.length > 0;
  return (
    <div className="form-bar @container">
      <div className="flex items-center gap-2 [&_.btn]:px-3 [&_.btn]:text-sm @4xl:[&_.btn]:text-xs @5xl:[&_.btn]:px-4 @5xl:[&_.btn]:text-sm">
        <div className="min-w-16 flex-1 text-xs leading-snug text-soft @max-lg:in-[.form-bar:has([open])]:hidden">
          {status}
        </div>
        <div
          className={
            hasMore ? "@max-lg:hidden @max-lg:flex-1 @max-lg:in-[.form-bar:has([open])]:block" : ""
          }
        >
          <CancelLink href={cancel} />
        </div>
        {hasMore && (
          <details className="flex-none @4xl:details-content:[content-visibility:visible]">
            <summary className="btn btn-quiet supports-[selector(::details-content)]:@4xl:hidden">
              Más
            </summary>
            <div className="absolute right-5 bottom-full mb-2 grid w-max gap-2 rounded-lg border border-line bg-surface p-3 shadow-raised @4xl:static @4xl:mb-0 @4xl:flex @4xl:border-0 @4xl:bg-transparent @4xl:p-0 @4xl:shadow-none">
              {actions.map(({ intent, text }) => (
                <QuietButton key={intent} intent={intent}>
                  {text}
                </QuietButton>
              ))}
            </div>
          </details>
        )}
        {children}
      </div>
    </div>
  );
}
