/** Nearly all robots give the address of a page about them, and no browser does; «Cubot» makes telephones. */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|https?:|headless|lighthouse|preview|monitor|uptime|scan|feed|fetch|curl|wget|python|java\/|perl|ruby|php|google|^(node|undici|axios|okhttp|go-http|whatsapp|$)/i;

export const isRobot = (agent: string): boolean => ROBOT.test(agent);
