import type { ComponentProps } from "react";

export const ScrollBox = (props: ComponentProps<"section">) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
  <section tabIndex={0} {...props} />
);
