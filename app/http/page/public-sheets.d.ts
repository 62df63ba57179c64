/** `public-sheets.js` makes the style sheets of public pages, by id of the route. */
declare module "virtual:public-sheets" {
  const sheets: Record<string, string> & { root: string };
  export default sheets;
}
