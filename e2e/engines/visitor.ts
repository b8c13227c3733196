import { expect } from '@playwright/test';
import type { Driver, Key } from './drivers/driver.ts';
import { look, type Seen, type Thing } from './look.ts';

type Kind = Thing['kind'];

/** Somebody with a browser, who waits for what should come as long as the runner's expectations do. */
export class Visitor {
  readonly driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.#site = site;
  }

  /** Goes to a page. */
  go = (path: string) => this.driver.open(this.#site + path);

  /** Comes to be on a page. */
  arrives = (path: string) => this.#until(async () => expect(await this.#path()).toBe(path));

  /** The main heading of the page. */
  title = () => this.driver.ask(() => document.querySelector('h1')?.innerText ?? '', undefined);

  /** Sees a thing that could be pressed. */
  sees = (kind: Kind, name: string) =>
    this.#until(async () =>
      expect(await this.#look({ kind, name }), `sees ${kind} "${name}"`).not.toBeNull(),
    );

  /** Sees no such thing. */
  misses = (kind: Kind, name: string) =>
    this.#until(async () => expect(await this.#look({ kind, name }), `sees no ${kind} "${name}"`).toBeNull());

  /** Reads these words on the page. */
  reads = (words: string | RegExp) => this.#until(async () => expect(await this.#words()).toMatch(words));

  /** Has focus on a thing. */
  isOn = (kind: Kind, name: string) =>
    this.#until(async () =>
      expect(await this.#look({ kind, name, focused: true }), `focus on ${kind} "${name}"`).not.toBeNull(),
    );

  /** Finds these words in a field. */
  finds = (label: string, value: string) =>
    this.#until(async () =>
      expect(await this.#look({ kind: 'field', name: label }), `in ${label}`).toMatchObject({ value }),
    );

  /** Presses a thing, with a finger where the window is a phone's and the engine has fingers. */
  async presses(kind: Kind, name: string, hand: 'mouse' | 'finger' = 'mouse') {
    const { x, y } = await this.#still({ kind, name });
    await (hand === 'finger' && this.driver.tap ? this.driver.tap(x, y) : this.driver.click(x, y));
  }

  /** Moves the mouse onto a thing. */
  async hovers(kind: Kind, name: string) {
    const { x, y } = await this.#still({ kind, name });
    await this.driver.move(x - 1, y);
    await this.driver.move(x, y);
  }

  /** Moves the mouse away from the header, to the foot of the window. */
  leaves = async () => {
    const { x, y } = await this.#foot();
    await this.driver.move(x, y);
  };

  /** Presses at the foot of the window, where no menu is. */
  pressesOutside = async () => {
    const { x, y } = await this.#foot();
    await this.driver.click(x, y);
  };

  /** Presses keys one after the other. */
  async keys(...keys: Key[]) {
    for (const key of keys) await this.driver.key(key);
  }

  /** Presses Tab until a thing has focus. */
  async tabsTo(kind: Kind, name: string) {
    for (let presses = 0; presses < 80; presses++) {
      if (await this.#look({ kind, name, focused: true })) return;
      await this.driver.key('Tab');
    }
    await this.isOn(kind, name);
  }

  /** Types into fields by keyboard alone. */
  async types(words: Readonly<Record<string, string>>) {
    for (const [label, text] of Object.entries(words)) {
      await this.tabsTo('field', label);
      await this.driver.type(text);
    }
  }

  /** Goes back in the browser's history. */
  back = () => this.driver.ask(() => void setTimeout(() => history.back()), undefined);

  /** Waits until React has taken over the island in this part of the page. */
  hydrated = (part: 'header' | 'main') =>
    this.#until(async () =>
      expect(await this.driver.ask(isHydrated, part), `the island in ${part} is hydrated`).toBe(true),
    );

  /** Tries again until it holds; a page that goes away in the middle of the question is asked once more. */
  #until = (holds: () => Promise<void>) => expect(holds).toPass();

  #look = (thing: Thing): Promise<Seen | null> => this.driver.ask(look, thing);

  #path = () => this.driver.ask(() => location.pathname + location.search + location.hash, undefined);

  #words = () => this.driver.ask(() => document.body.innerText, undefined);

  #foot = () => this.driver.ask(() => ({ x: innerWidth / 2, y: innerHeight - 20 }), undefined);

  /** Where a thing stands once it has stopped moving. */
  async #still(thing: Thing): Promise<Seen> {
    await this.sees(thing.kind, thing.name);
    let before = await this.#look(thing);
    for (;;) {
      const now = await this.#look(thing);
      if (now && now.x === before?.x && now.y === before.y) return now;
      before = now;
    }
  }
}

const isHydrated = (part: string) => document.querySelector(`${part} [data-hydrated]`) !== null;
