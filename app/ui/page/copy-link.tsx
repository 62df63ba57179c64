/** Script shows it, and its place is kept, so that nothing moves. */
export const CopyLink = ({ href }: { href: string }) => (
  <button
    type="button"
    aria-live="polite"
    data-copiar={href}
    className="prose-link no-print invisible py-1"
  >
    Copiar<span className="sr-only"> el enlace</span>
  </button>
);
