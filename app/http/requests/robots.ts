/** Most robots name a page about themselves, as no browser does; «Cubot» is a make of telephone. */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|https?:|headless|lighthouse|preview|monitor|uptime|scan|feed|fetch|curl|wget|python|java\/|perl|ruby|php|google|^(node|undici|axios|okhttp|go-http|whatsapp|$)/i;

export const isRobot = (agent: string): boolean => ROBOT.test(agent);
