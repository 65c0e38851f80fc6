/** The cipher of elder files, which the libraries of the server do not have any more; it is its own inverse. */
export const rc4 = (key: Buffer, data: Buffer): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, place) => place);
  const at = (place: number): number => state[place & 255] ?? 0;
  const swap = (one: number, other: number): void => {
    const kept = at(one);
    state[one & 255] = at(other);
    state[other & 255] = kept;
  };
  for (let place = 0, other = 0; place < 256; place++) {
    other = (other + at(place) + (key[place % key.length] ?? 0)) & 255;
    swap(place, other);
  }
  const out = Buffer.alloc(data.length);
  for (let place = 0, one = 0, other = 0; place < data.length; place++) {
    one = (one + 1) & 255;
    other = (other + at(one)) & 255;
    swap(one, other);
    out[place] = (data[place] ?? 0) ^ at(at(one) + at(other));
  }
  return out;
};
