/** What script adds for visitors; every page works without it. */
export {};
