type Hashing = typeof import("~/auth/password/password-hash.server");

const nothing = async () => {};

/** Runs `happens` once, in the middle of hashing or checking a password or code. */
export const meanwhile = { happens: nothing };

/** Replaces the module: `vi.mock("~/auth/password/password-hash.server", withMeanwhile)`. */
export async function withMeanwhile(original: () => Promise<unknown>): Promise<Hashing> {
  const real = (await original()) as Hashing;
  const thenMeanwhile =
    <Args extends unknown[], T>(run: (...args: Args) => Promise<T>) =>
    async (...args: Args) => {
      const result = await run(...args);
      const { happens } = meanwhile;
      meanwhile.happens = nothing;
      await happens();
      return result;
    };
  return {
    hashPassword: thenMeanwhile(real.hashPassword),
    verifyPassword: thenMeanwhile(real.verifyPassword),
    unknownHash: real.unknownHash,
    hashWithSalt: thenMeanwhile(real.hashWithSalt),
  };
}
