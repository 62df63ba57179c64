import type { FlashMessage } from "~/http/results/flash-message";
import { createElement } from "./create-element";

const BRIEF_MS = 2000;

let frame: HTMLElement | undefined;
let status: HTMLElement | undefined;
let closeLast = () => {};

export function startAvisos(): void {
  frame = createElement("div", "avisos no-print");
  status = createElement("div", "");
  status.role = "status";
  frame.append(status);
  document.body.append(frame);
  for (const banner of document.querySelectorAll<HTMLElement>("[data-aviso]")) watchBanner(banner);
}

function watchBanner(banner: HTMLElement): void {
  banner.append(closeButton(() => banner.remove()));
  // Hidden rather than removed, so that the text below does not move.
  closeLast = () => {
    banner.style.visibility = "hidden";
  };
  if ("breve" in banner.dataset) closeLater(banner, closeLast);
}

export function showAviso({ tone, title, text = "", isBrief }: FlashMessage): void {
  const isError = tone === "error";
  const toast = createElement("div", "aviso");
  const body = createElement("p", "");
  body.append(createElement("strong", "", title), ` ${text}`);
  const { activeElement } = document;
  const close = () => {
    if (toast.contains(document.activeElement)) (activeElement as HTMLElement | null)?.focus();
    toast.remove();
  };
  toast.append(body, closeButton(close));
  if (isError) toast.role = "alert";
  if (isBrief) closeLater(toast, close);
  closeLast();
  closeLast = close;
  (isError ? frame : status)?.append(toast);
}

function closeButton(close: () => void): HTMLButtonElement {
  const button = createElement("button", "cerrar-aviso", "×");
  button.type = "button";
  button.ariaLabel = "Cerrar aviso";
  button.addEventListener("click", close);
  return button;
}

function closeLater(element: HTMLElement, close: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const run = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (element.matches(":hover,:focus-within") ? run() : close()), BRIEF_MS);
  };
  for (const type of ["pointerleave", "focusout"]) element.addEventListener(type, run);
  run();
}
