// What the steps came to: one row each, and whether nothing was lost.

const count = (faults, kind) => String(faults.filter((fault) => fault.kind === kind).length);

/** Adds up the tallies of runs side by side. */
export function together(tallies) {
  const effects = {};
  for (const tally of tallies)
    for (const [name, number] of Object.entries(tally.effects)) effects[name] = (effects[name] ?? 0) + number;
  return {
    cycles: tallies.reduce((sum, { cycles }) => sum + cycles, 0),
    unsure: tallies.reduce((sum, { unsure }) => sum + unsure, 0),
    faults: tallies.flatMap(({ faults }) => faults),
    effects,
  };
}

/** Prints a row for each step, and below it what went wrong; says whether nothing did. */
export function printTallies(tallies, seed) {
  const cells = ['cycles', 'lost', 'doubled', 'stuck', 'unsure'];
  console.log(`\n${'step'.padEnd(20)}${cells.map((cell) => cell.padStart(9)).join('')}   seed ${seed}`);
  let whole = true;
  for (const { name, cycles = 0, faults = [], unsure = 0, effects, skipped, broken, note } of tallies) {
    if (skipped || broken) {
      console.log(`${name.padEnd(20)}  ${skipped ? `not tried: ${skipped}` : `BROKEN: ${broken}`}`);
      whole &&= !broken;
      continue;
    }
    const figures = [
      String(cycles),
      ...['lost', 'doubled', 'stuck'].map((kind) => count(faults, kind)),
      String(unsure),
    ];
    console.log(`${name.padEnd(20)}${figures.map((figure) => figure.padStart(9)).join('')}`);
    if (effects)
      console.log(
        `    ${Object.entries(effects)
          .map(([what, number]) => `${what} ${number}`)
          .join(', ')}`,
      );
    if (note) console.log(`    ${note}`);
    for (const { kind, what } of faults) console.log(`    ${kind}: ${what}`);
    whole &&= faults.length === 0;
  }
  return whole;
}
