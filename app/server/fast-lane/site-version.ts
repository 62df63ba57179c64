import { madridDay } from "~base/fechas";
import { isBusy } from "~db/engine/engine.server";

const MINUTE = 60_000;

export const minuteNow = () => Math.floor(Date.now() / MINUTE);

/** The state is the content and the day in Madrid. */
export function watchSite(contentVersion: () => string): () => string {
  const nameDay = watchClock();
  let content = "";
  return () => {
    content = readUnlessBusy(contentVersion, content);
    return `${content} ${nameDay()}`;
  };
}

/** Requests that arrived together share one look: none was begun after a change it missed. */
export function oncePerTurn(read: () => string): () => string {
  let known: string | undefined;
  // The event loop hands out what has arrived, then runs this, then looks for more.
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

/** A locked database has nothing new; any other fault gives a new version, so no kept page is used. */
function readUnlessBusy(read: () => string, before: string): string {
  try {
    return read();
  } catch (error) {
    return before !== "" && isBusy(error) ? before : `unread ${++unread}`;
  }
}

/** Works out the day at most once a minute, because midnight falls on a full minute everywhere. */
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
