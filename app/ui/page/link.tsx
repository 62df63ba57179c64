import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "className">;

export const ProseLink = (props: LinkProps) => <a {...props} className="prose-link" />;

/** For links outside of sentences, which this makes high enough for a finger. */
export const TallLink = (props: LinkProps) => <a {...props} className="prose-link py-1" />;
export const BrandLink = (props: LinkProps) => <a {...props} className="btn btn-brand" />;
export const QuietLink = (props: LinkProps) => <a {...props} className="btn btn-quiet" />;

/** Keyboards and screen readers pass over it, because the title beside it leads there too. */
export const PictureLink = ({ href, ...props }: ComponentProps<"a">) => (
  <a href={href} tabIndex={-1} aria-hidden="true" {...props} />
);
