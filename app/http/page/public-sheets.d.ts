/** The style sheets of public pages by id of the route; `public-sheets.js` makes them. */
declare module "virtual:public-sheets" {
  const sheets: Record<string, string> & { root: string };
  export default sheets;
}
