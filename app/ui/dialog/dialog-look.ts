export const DIALOG_LOOK =
  "m-auto max-h-[calc(100dvh-1.5rem)] w-[min(100%-1.5rem,50rem)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-page p-5 text-ink shadow-raised backdrop:bg-shade md:p-8";
