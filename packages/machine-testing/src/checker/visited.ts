export const createNumbers = (
  Kind: Int32ArrayConstructor | Uint16ArrayConstructor | Uint8ArrayConstructor = Int32Array,
) => {
  let data = new Kind(1 << 12);
  let length = 0;
  return {
    push: (value: number): void => {
      if (length === data.length) {
        const larger = new Kind(length * 2);
        larger.set(data);
        data = larger;
      }
      data[length] = value;
      length += 1;
    },
    at: (index: number): number => data[index] ?? -1,
    get length() {
      return length;
    },
  };
};

/** Assigns an index to each string, by a 64-bit hash. `indexOrAdd` returns -1 for a new string. */
export const createVisited = () => {
  let mask = (1 << 12) - 1;
  let [high, low, numbers] = [new Int32Array(mask + 1), new Int32Array(mask + 1), new Int32Array(mask + 1)];
  let size = 0;
  const slotOf = (one: number, other: number): number => {
    let slot = (one ^ (other << 7)) & mask;
    while (numbers[slot] !== 0 && (high[slot] !== one || low[slot] !== other)) slot = (slot + 1) & mask;
    return slot;
  };
  const put = (slot: number, one: number, other: number, number: number): void => {
    high[slot] = one;
    low[slot] = other;
    // 0 marks an empty slot.
    numbers[slot] = number + 1;
  };
  const grow = (): void => {
    const [highs, lows, olds] = [high, low, numbers];
    mask = mask * 2 + 1;
    [high, low, numbers] = [new Int32Array(mask + 1), new Int32Array(mask + 1), new Int32Array(mask + 1)];
    for (const [index, number] of olds.entries()) {
      const [one, other] = [highs[index] ?? 0, lows[index] ?? 0];
      if (number !== 0) put(slotOf(one, other), one, other, number - 1);
    }
  };
  return {
    indexOrAdd: (text: string): number => {
      let one = 0x1b873593;
      let other = 0x3c6ef372;
      for (let index = 0; index < text.length; index += 1) {
        const unit = Math.imul(text.charCodeAt(index), 0xcc9e2d51);
        one = Math.imul(((one ^ unit) << 13) | ((one ^ unit) >>> 19), 5) + 0xe6546b64;
        other = Math.imul((other ^ unit ^ (unit >>> 15)) + index, 0x85ebca6b);
        other ^= other >>> 13;
      }
      one = Math.imul(one ^ (one >>> 16) ^ text.length, 0x85ebca6b) | 0;
      other = Math.imul(other ^ (other >>> 16), 0xc2b2ae35) | 0;
      const slot = slotOf(one, other);
      const number = numbers[slot] ?? 0;
      if (number !== 0) return number - 1;
      put(slot, one, other, size);
      size += 1;
      if (size * 3 > mask * 2) grow();
      return -1;
    },
  };
};
