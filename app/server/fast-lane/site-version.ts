import { madridDay } from "~base/fechas";
import { isBusy } from "~db/engine/engine.server";

const MINUTE = 60_000;

/** The state is the content, the day in Madrid and, where prices expire, the minute. */
export function watchSite(contentVersion: () => string, pricesExpire: () => boolean): () => string {
  const nameTime = watchClock(pricesExpire);
  let content = "";
  return () => {
    content = readUnlessBusy(contentVersion, content);
    return `${content} ${nameTime()}`;
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
function watchClock(pricesExpire: () => boolean): () => string {
  let minute = Number.NaN;
  let expire = false;
  let name = "";
  return () => {
    const now = Math.floor(Date.now() / MINUTE);
    if (now !== minute || expire !== pricesExpire()) {
      minute = now;
      expire = pricesExpire();
      name = expire ? String(now) : madridDay();
    }
    return name;
  };
}
