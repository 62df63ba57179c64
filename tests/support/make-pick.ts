/** A small generator with a fixed seed, so that each run tries the same sheets. */
export function makePick() {
  let state = 36;
  return <T>(...choices: T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return choices[(state >>> 8) % choices.length] as T;
  };
}
