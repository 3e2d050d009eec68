/** Waves around the ring; they repeat, so that one is drawn and the others are turned. */
const WAVES = 12;
/** Curves of one wave. */
const STEPS = 3;

/** A ring of lines that swing about the same circle, one after the other. */
interface Ring {
  lines: number;
  radius: number;
  swing: number;
}

const RINGS: Ring[] = [
  { lines: 9, radius: 385, swing: 95 },
  { lines: 7, radius: 215, swing: 62 },
];

/** A point of a line with its direction, per radian. */
interface Point {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/**
 * Draws a guilloche, the pattern of bank notes and seals: rings of lines whose radius swings as `r + a cos(12 t + p)`,
 * each line a little later than the one before it.
 * @returns an SVG file of some 1.5 kB
 */
export function guilloche(): string {
  const wave = RINGS.flatMap((ring) => Array.from({ length: ring.lines }, (_, line) => lineOf(ring, line))).join('');
  const turned = (name: string, angles: number[]) =>
    angles.map((angle) => `<use href="#${name}" transform="rotate(${angle})"/>`).join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" fill="none" stroke="#000">',
    `<defs><path id="a" d="${wave}"/><g id="b"><use href="#a"/>${turned('a', [30, 60])}</g></defs>`,
    `<use href="#b"/>${turned('b', [90, 180, 270])}</svg>`,
  ].join('');
}

function lineOf(ring: Ring, line: number): string {
  const step = (2 * Math.PI) / WAVES / STEPS;
  const points = Array.from({ length: STEPS + 1 }, (_, index) => pointAt(ring, line, index * step));
  const [first] = points;
  return points
    .slice(1)
    .reduce((path, to, index) => path + curve(points[index], to, step), `M${pair(first.x, first.y)}`);
}

function pointAt({ lines, radius: middle, swing }: Ring, line: number, angle: number): Point {
  const phase = WAVES * angle + (line * 2 * Math.PI) / lines;
  const radius = middle + swing * Math.cos(phase);
  const change = -swing * WAVES * Math.sin(phase);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: radius * cos, y: radius * sin, dx: change * cos - radius * sin, dy: change * sin + radius * cos };
}

/** A cubic curve with the ends and directions of the line (Hermite to Bézier: a third of the way along each). */
function curve(from: Point, to: Point, step: number): string {
  const third = step / 3;
  return `C${[
    pair(from.x + from.dx * third, from.y + from.dy * third),
    pair(to.x - to.dx * third, to.y - to.dy * third),
    pair(to.x, to.y),
  ].join(' ')}`;
}

const pair = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
