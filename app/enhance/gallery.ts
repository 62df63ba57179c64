export function startGaleria(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-galeria] a")) {
    link.addEventListener("click", (event) => {
      const picture = document.getElementById(link.hash.slice(1));
      const strip = picture?.parentElement;
      if (!strip) return;
      // Following the link would scroll the whole page, and not just the strip of pictures.
      event.preventDefault();
      strip.scrollTo({ left: picture.offsetLeft - strip.offsetLeft });
    });
  }
}
