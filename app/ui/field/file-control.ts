/** These classes have a file of their own, so that public pages do not carry other fields. */
export const FILE_CONTROL =
  "w-full min-w-0 rounded-md border border-dashed border-control bg-surface p-2 text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border-0 file:bg-band-strong file:px-4 file:font-semibold file:text-ink";
