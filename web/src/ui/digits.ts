// Digits as card numbers: with ten cards or more a 1 waits a moment for its second digit.

export class Digits {
  /** How long a first digit waits for a second one, in ms. */
  static readonly WAIT = 700;
  #first: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly count: () => number,
    private readonly chosen: (number: number) => void,
  ) {}

  /** Take a key; true when it was a digit that means something here. */
  press(key: string): boolean {
    if (!/^[0-9]$/.test(key)) return false;
    const digit = Number(key);
    const first = this.#first;
    this.clear();
    if (first !== null) {
      const both = first * 10 + digit;
      if (both <= this.count()) return this.#choose(both);
      this.#choose(first);
    }
    if (digit === 0 || digit > this.count()) return first !== null;
    if (digit * 10 > this.count()) return this.#choose(digit);
    this.#first = digit;
    this.#timer = setTimeout(() => {
      this.clear();
      this.#choose(digit);
    }, Digits.WAIT);
    return true;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#first = null;
  }

  #choose(number: number): true {
    this.chosen(number);
    return true;
  }
}
