interface SentencesProps {
  texts: readonly string[];
  more?: string | false;
  className?: string;
  moreClassName?: string;
}

export function Sentences({ texts, more, className = "", moreClassName }: SentencesProps) {
  return (
    <>
      <ul className={`grid list-disc gap-1 pl-5 ${className}`}>
        {texts.map((text) => (
          <li key={text} className="break-words">
            {text}
          </li>
        ))}
      </ul>
      {more && <p className={`mt-2 ${moreClassName ?? "font-semibold"}`}>Y {more} más...</p>}
    </>
  );
}
