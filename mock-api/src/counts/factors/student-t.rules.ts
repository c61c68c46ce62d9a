/** The share of Student's t distribution that lies within ±t, for a whole number of degrees of freedom: a finite series. */
function within(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = freedom % 2 === 1;
  if (freedom === 1) return (2 * angle) / Math.PI;
  let term = isOdd ? cos : 1;
  let sum = term;
  for (let at = isOdd ? 3 : 2; at < freedom; at += 2) {
    term *= ((at - 1) / at) * cos * cos;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + sin * sum) : sin * sum;
}

/** Enough halvings for more than six places. */
const HALVINGS = 50;
/** Beyond it for any freedom at 95 %: that of one degree is 12.7. */
const FAR = 20;

/**
 * The bound that 95 % of Student's t distribution lies within, to both sides: t(0.975), to six places as tables print it, so that
 * who works it out with a table gets the same interval.
 */
export function studentT95(freedom: number): number {
  let [low, high] = [0, FAR];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (within(middle, freedom) < 0.95) low = middle;
    else high = middle;
  }
  return Math.round(((low + high) / 2) * 1e6) / 1e6;
}
