/** A key by the name that browsers give it. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

/** How a browser is opened. */
export interface Opening {
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly javaScript: boolean;
}

/**
 * A browser with one window, told what hands do. Everything else is asked of the page itself, so that every engine is
 * looked at in the same way.
 */
export interface Driver {
  readonly version: string;
  /** Goes to an address, and waits until it is loaded. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page; it sees nothing but its argument. */
  readonly ask: <In, Out>(work: (value: In) => Out, value: In) => Promise<Out>;
  /** Moves the mouse to a place in the window. */
  readonly move: (x: number, y: number) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Taps with a finger; an engine whose driver has none leaves it out. */
  readonly tap?: (x: number, y: number) => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file of the disk in a file input. */
  readonly choose: (selector: string, path: string) => Promise<void>;
  /** What the console has said so far: errors, warnings, violations of the policy. */
  readonly complaints: () => readonly string[];
  readonly close: () => Promise<void>;
}
