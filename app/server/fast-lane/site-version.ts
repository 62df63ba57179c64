import { madridDay } from "~base/fechas";
import { isBusy } from "~db/engine/engine.server";

const MINUTE = 60_000;

export const minuteNow = () => Math.floor(Date.now() / MINUTE);

/** The version of a page is made of the version of the content and the day in Madrid. */
export function watchSite(contentVersion: () => string): () => string {
  const nameDay = watchClock();
  let content = "";
  return () => {
    content = readUnlessBusy(contentVersion, content);
    return `${content} ${nameDay()}`;
  };
}

/** Reads once per turn of the event loop, because all its requests came before any new change. */
export function oncePerTurn(read: () => string): () => string {
  let known: string | undefined;
  // A turn handles the requests that have arrived, then runs `setImmediate`, then polls for more.
  const forget = () => {
    known = undefined;
  };
  return () => {
    if (known === undefined) {
      known = read();
      setImmediate(forget);
    }
    return known;
  };
}

let unread = 0;

/** A locked database counts as unchanged; after any other error no kept page is used. */
function readUnlessBusy(read: () => string, before: string): string {
  try {
    return read();
  } catch (error) {
    return before !== "" && isBusy(error) ? before : `unread ${++unread}`;
  }
}

/** Computes the day at most once a minute, because midnight falls on a full minute everywhere. */
function watchClock(): () => string {
  let minute = Number.NaN;
  let day = "";
  return () => {
    const now = minuteNow();
    if (now !== minute) day = madridDay();
    minute = now;
    return day;
  };
}
