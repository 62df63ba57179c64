type Props = Record<"meant" | "href" | "className", string>;

export function DidYouMean({ meant, href, className }: Props) {
  return (
    <p className={className}>
      ¿Querías decir{" "}
      <a href={href} className="prose-link font-semibold">
        «{meant}»
      </a>
      ?
    </p>
  );
}
