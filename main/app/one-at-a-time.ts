/**
 * What is asked for again while it still runs is dropped: nobody can pile up boxes by asking often.
 * @returns does the same as `act`, or nothing
 */
export function oneAtATime<Given extends readonly unknown[]>(
  act: (...given: Given) => Promise<unknown>,
): (...given: Given) => Promise<void> {
  let isBusy = false;
  return async (...given) => {
    if (isBusy) return;
    isBusy = true;
    try {
      await act(...given);
    } finally {
      isBusy = false;
    }
  };
}
