import type { Point } from '../lattice.ts';
import { numbers, rounded } from '../path.ts';

/**
 * Writes one line as SVG path data: places in, relative commands out. Each is measured from the last place as it was
 * written, so that rounding never adds up. Units as in a kolam: half the spacing of its dots.
 */
export class Pen {
  #at: Point = [0, 0];
  #path = '';

  /** The path so far. */
  get path(): string {
    return this.#path;
  }

  /** Where the pen is. */
  get at(): Point {
    return this.#at;
  }

  /** Puts the pen down, unless it has begun its line already. */
  begin(at: Point): this {
    return this.#path ? this : this.#write('M', at);
  }

  /** Straight to a place. */
  line(to: Point): this {
    return this.#write('l', to);
  }

  /** A cubic Bézier curve to a place, by its two handles. */
  curve(first: Point, second: Point, to: Point): this {
    return this.#write('c', first, second, to);
  }

  /** On from a curve without a corner: the first handle is the last one's mirror image. */
  smooth(second: Point, to: Point): this {
    return this.#write('s', second, to);
  }

  /** Along a circle to a place, the short way round; `clockwise` as seen on screen. */
  arc(radius: number, to: Point, clockwise: boolean): this {
    return this.#write(`a${numbers(radius, radius)},0,0${clockwise ? 1 : 0}`, to);
  }

  #write(command: string, ...places: readonly Point[]): this {
    const [x, y] = this.#at;
    // A place is seen to a twentieth of the unit, a handle only through its curve.
    const steps = places.map((place, i) => rounded([place[0] - x, place[1] - y], places[i + 1] ? 10 : 20));
    const [right, down] = steps.at(-1) ?? [0, 0];
    this.#at = [x + right, y + down];
    this.#path += `${command}${numbers(...steps.flat())}`;
    return this;
  }
}
